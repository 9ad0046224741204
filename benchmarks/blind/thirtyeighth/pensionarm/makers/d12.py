# Canadian office tower, direct cash flow by quarter, hidden monthly columns
from lib import *
import xlsxwriter
def make():
    r=rng(12); s=S()
    def L(label,annual,season=FLAT,noise=.06,v=None,bud=None,dev=.04,ind=1):
        if v is None: v=months(r,annual,season,noise)
        t=sum(v); B=bud if bud is not None else round(t*(1+r.uniform(-dev,dev))/1000)*1000
        q=[sum(v[3*k:3*k+3]) for k in range(4)]
        i=s.line(label,q+[t,B,t-B],ind=ind); s.rows[i]['m']=v; return i
    s.head('CASH RECEIPTS')
    i=[L('Basic rent collected',17460000,FLAT,.03),L('Additional rent (CAM & realty tax) collected',11218000,FLAT,.04),L('Parking - monthly & transient',1684000,FLAT,.05),L('Storage, signage & antenna',212400,FLAT,.05),L('Prior-year CAM settlement received',0,v=[0,0,0,0,186420,31175,0,0,0,0,0,0],bud=150000),L('Lease surrender payment',0,v=[0]*8+[640000,0,0,0],bud=0),L('HST collected',3980000,FLAT,.03),L('Interest income',58300,FLAT,.1)]
    a=s.tot('Total cash receipts',i)
    s.head('OPERATING DISBURSEMENTS')
    i=[L('Realty taxes',0,v=[0,-1284000,-1284000,0,-1310500,0,-1310500,0,-1310500,0,0,0],bud=-6420000),L('Hydro, steam & chilled water',-2114000,COOL,.05),L('Cleaning & waste',-1486000,FLAT,.04),L('Security & life safety',-918000,FLAT,.03),L('Repairs & maintenance',-1204000,FLAT,.2),L('Site wages & benefits',-1342000,FLAT,.03),L('Insurance premium',0,v=[0,0,0,-486200,0,0,0,0,0,0,0,0],bud=-470000),L('Management fee',-802000,FLAT,.04),L('Office, legal & audit',-264000,FLAT,.3),L('HST paid on purchases',-948000,FLAT,.12),L('HST remitted to CRA',-2994000,FLAT,.05)]
    b=s.tot('Total operating disbursements',i)
    no=s.tot('NET CASH FROM OPERATIONS',[a,b],type='TOTAL')
    s.head('CAPITAL & LEASING')
    i=[L('Tenant allowances & landlord work',0,v=[0,0,-384500,0,-212000,0,0,-618750,0,-96400,0,0],bud=-1450000),L('Leasing commissions',0,v=[0,-88400,0,0,0,-141300,0,0,-205900,0,0,-47250],bud=-510000),L('Lobby renewal project',0,v=[0,0,0,0,0,0,0,-318600,-442150,-507330,-286045,-124900],bud=-1600000),L('Elevator modernization - deposit',0,v=[0]*10+[-262500,0],bud=0)]
    c=s.tot('Total capital & leasing',i)
    s.head('FINANCING')
    i=[L('Mortgage principal',0,v=[-142180-520*k for k in range(12)],bud=-1740000),L('Mortgage interest',0,v=[-486915+520*k for k in range(12)],bud=-5810000)]
    d=s.tot('Total debt service',i)
    s.head('CO-OWNERS')
    i=[L('Distribution - Pension fund (50%)',0,v=[0,0,-1050000,0,0,-900000,0,0,-750000,0,0,-600000],bud=-3600000),L('Distribution - Northgate Realty Partners (50%)',0,v=[0,0,-1050000,0,0,-900000,0,0,-750000,0,0,-600000],bud=-3600000),L('Capital call - lobby project, both co-owners',0,v=[0]*7+[800000]+[0]*4,bud=800000)]
    e=s.tot('Net co-owner funding',i)
    nc=s.tot('NET CHANGE IN CASH',[no,c,d,e],type='TOTAL')
    ch=s.rows[nc]['vals']; op=3218644; o=[op]
    for k in range(3): o.append(o[-1]+ch[k])
    bo=3200000
    ob=s.line('Opening cash',o+[op,bo,op-bo]); 
    en=s.tot('CLOSING CASH',[nc,ob],type='TOTAL')
    E=s.rows[en]['vals']; assert min(E[:4])>800000,E
    s.head('Closing cash held in:')
    tr=[412300,418950,421600,409775]; cr=[250000,250000,350000,87500]
    main=[E[k]-tr[k]-cr[k] for k in range(4)]
    m=[]
    for l,v in (('Operating account',main),('Tenant deposit trust account',tr),('Construction holdback account',cr)):
        k=s.line(l,v+[v[3],0,0],ind=1); m.append(k)
    mt=s.tot('Total as above',m)
    assert s.rows[mt]['vals'][:5]==E[:5]
    cols=['Q1 31-Mar-24','Q2 30-Jun-24','Q3 30-Sep-24','Q4 31-Dec-24','FY 2024 Actual','FY 2024 Budget','FY 2024 Variance']
    f='WellhavenPlace_CashFlow_FY2024.xlsx'
    wb=xlsxwriter.Workbook(path(f)); w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Cash flow')
    F=lambda **k: wb.add_format({**dict(font_name='Verdana',font_size=9),**k})
    w0.set_column('B:B',50); w0.write('B3','Wellhaven Place',F(bold=True,font_size=16)); w0.write('B4','Co-ownership reporting package - fiscal 2024',F()); w0.write('B6','Schedule 3: Statement of cash receipts and disbursements',F()); w0.write('B8','All amounts in Canadian dollars',F(italic=True)); w0.hide_gridlines(2)
    ws.hide_gridlines(2)
    ws.write(0,0,'Wellhaven Place - Co-ownership',F(bold=True,font_size=12)); ws.write(1,0,'Statement of Cash Receipts and Disbursements',F(bold=True)); ws.write(2,0,'Year ended 31 December 2024 (CAD)',F())
    ws.set_column(0,0,46)
    # columns: B..D jan-mar hidden, E Q1, F..H hidden, I Q2, J..L, M Q3, N..P, Q Q4, R spacer, S T U
    QC=[4,8,12,16]; MC=[1,2,3,5,6,7,9,10,11,13,14,15]
    for q in QC: ws.set_column(q-3,q-1,11,None,{'hidden':1,'level':1}); ws.set_column(q,q,13,None,{'collapsed':True})
    ws.set_column(17,17,1.5); ws.set_column(18,20,13.5)
    hb=F(bold=True,align='right',bg_color='#203864',font_color='white')
    for k,q in enumerate(QC): ws.write(4,q,f'Q{k+1}',hb); ws.write(5,q,cols[k][3:],hb)
    for k,q in enumerate(MC): ws.write(5,q,MN[k],hb)
    for k,t in enumerate(('Actual','Budget','Variance')): ws.write(4,18+k,'FY 2024',hb); ws.write(5,18+k,t,hb)
    ws.write(4,0,'',hb); ws.write(5,0,'',hb)
    row=6; pos={}; NF='#,##0;(#,##0);'
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING': row+=1; ws.write(row,0,x['label'],F(bold=True,font_color='#203864')); row+=1; continue
        pos[k]=row; b=bool(x['items']); o=dict(bold=True,top=1) if b else {}
        if x['type']=='TOTAL': o.update(bg_color='#DDE3EE')
        ws.write(row,0,x['label'],F(indent=x['ind'],bold=b,**({'bg_color':'#DDE3EE'} if x['type']=='TOTAL' else {})))
        if b and x['type']=='TOTAL': ws.write(row,17,None,F(bg_color='#DDE3EE'))
        if 'm' in x:
            for c,v in zip(MC,x['m']): ws.write_number(row,c,v,F(num_format=NF))
        C=QC+[18,19,20]; e=row+1
        for n,(c,v) in enumerate(zip(C,x['vals'])):
            fm=F(num_format=NF,**o)
            if k in m and n>4: continue
            if k==mt and n>4: continue
            if b: ws.write_formula(row,c,xf(c,[pos[q] for q in x['items']],x['signs']),fm,v)
            elif 'm' in x and n<4: ws.write_formula(row,c,f'=SUM({colL(c-3)}{e}:{colL(c-1)}{e})',fm,v)
            elif 'm' in x and n==4: ws.write_formula(row,c,f'=E{e}+I{e}+M{e}+Q{e}',fm,v)
            elif n==6: ws.write_formula(row,c,f'=S{e}-T{e}',fm,v)
            else: ws.write_number(row,c,v,fm)
        row+=1
        if x['type']=='TOTAL': row+=1
    ws.write(row+1,0,'Outflows in parentheses. Variance = actual less budget; ( ) = cash lower than budget. HST: harmonized sales tax.',F(italic=True,font_size=8))
    ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
    t=stmt_truth(s,'Statement of Cash Receipts and Disbursements','Wellhaven Place','2024-01-01','2024-12-31',cols,dict(net_cash_flow=nc),dash=True,sheet='Cash flow')
    save(f,[t],'OFFICE','CASH_FLOW_STATEMENT','joint-venture accountant, Canada','direct method by quarter with hidden monthly columns, year actual/budget/variance, blank zeros, cash composition memo, cover sheet',True)
