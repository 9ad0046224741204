# regional mall, JV accountant's budget variance workbook
from lib import *
import xlsxwriter
def make():
    r=rng(2); s=S(); GLA=742180
    XMAS=[.9,.85,.95,.95,1,1,1,1.05,.95,1,1.25,1.6]
    def L(code,label,annual,season=FLAT,dev=.04,nat=1,ind=1,act=None,rf=None):
        b=months(r,annual,season,0)
        a=act(b) if act else [round(x*(1+r.uniform(-dev,dev))) for x in b]
        yt=sum(a[:6]); ref=yt+sum(b[6:]) if rf is None else rf
        return s.line(label,[a[5],b[5],yt,sum(b[:6]),annual,ref],code=code,nat=nat,ind=ind)
    s.head('REVENUES',st='band')
    s.head('Minimum & Percentage Rents',st='sec')
    i=[L('R-100','Minimum rent - in-line',13884000,dev=.012),L('R-110','Minimum rent - anchors',1620000,dev=0),L('R-115','Minimum rent - outparcels & pads',468000,dev=0),
       L('R-120','Percentage rent',742000,[.3,.3,.5,.4,.4,.5,.4,.4,.5,.6,1.2,3],.18),L('R-125','Percentage rent in lieu',390000,dev=.06),L('R-130','Specialty leasing - kiosks/carts',1254000,XMAS,.07),L('R-140','Rent concessions - co-tenancy',-186000,dev=.15)]
    t1=s.tot('Total rents',i)
    s.head('Tenant Recoveries',st='sec')
    i=[L('R-200','CAM recoveries',4536000,dev=.015),L('R-210','Real estate tax recoveries',3288000,dev=.01),L('R-220','Insurance recoveries',372000,dev=.02),L('R-230','Utility recoveries - HVAC plant',918000,COOL,.06),L('R-240','Trash & water recoveries',246000,dev=.05),L('R-290','Prior-year recovery adjustments',0,act=lambda b:[0,0,0,-61240,-4115,0]+[0]*6)]
    t2=s.tot('Total recoveries',i)
    s.head('Other Revenues',st='sec')
    i=[L('R-300','Marketing fund contributions',402000,dev=.03),L('R-310','Sponsorship & digital media',288000,XMAS,.15),L('R-320','Gift card breakage & fees',36000,dev=.3),L('R-330','Stroller/locker/EV charging',30000,dev=.2),L('R-390','Provision for uncollectible accounts',-240000,dev=.5)]
    t3=s.tot('Total other revenues',i)
    ti=s.tot('TOTAL REVENUES',[t1,t2,t3],type='TOTAL',st='big')
    s.head('EXPENSES',st='band')
    s.head('Common Area Maintenance',st='sec')
    E=lambda c,l,a,se=FLAT,d=.05:L(c,l,a,se,d,nat=-1)
    i=[E('E-100','Housekeeping contract',1128000,FLAT,.01),E('E-105','Security - contract',1362000,FLAT,.02),E('E-110','Security - off-duty police detail',156000,XMAS,.15),E('E-115','Maintenance payroll',846000,FLAT,.03),E('E-120','Repairs - building & roof',214000,FLAT,.3),E('E-125','Repairs - escalators & elevators',132000,FLAT,.1),E('E-130','Parking lot & sweeping',168000,FLAT,.1),E('E-135','Landscaping - interior & exterior',174000,LAND,.08),E('E-140','Snow removal',210000,SNOW,.2),E('E-145','Holiday decor',96000,[0,0,0,0,0,0,0,0,0,1,2,1])]
    c1=s.tot('Total CAM',i,nat=-1)
    s.head('Utilities',st='sec')
    i=[E('E-200','Electricity',1218000,COOL,.06),E('E-210','Gas',144000,HEAT,.12),E('E-220','Water & sewer',198000,FLAT,.07)]
    c2=s.tot('Total utilities',i,nat=-1)
    s.head('Fixed & Administrative',st='sec')
    i=[E('E-300','Real estate taxes',3696000,FLAT,.004),E('E-310','Property & casualty insurance',534000,FLAT,0),E('E-320','Management fee (3.5% of gross receipts)',936000,FLAT,.012),E('E-330','On-site management payroll',612000,FLAT,.03),E('E-340','Office & technology',102000,FLAT,.1),E('E-350','Marketing & events',510000,XMAS,.12),E('E-360','Legal - tenant collections',90000,FLAT,.4),E('E-370','Audit & tax fees',60000,[0,1,2,1,0,0,0,0,0,0,0,0],.1)]
    c3=s.tot('Total fixed & administrative',i,nat=-1)
    te=s.tot('TOTAL OPERATING EXPENSES',[c1,c2,c3],type='TOTAL',nat=-1,st='big')
    noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],type='TOTAL',st='big')
    s.head('BELOW THE LINE',st='band')
    i=[E('E-500','Interest - first mortgage',6138000,FLAT,0),E('E-510','Tenant coordination & leasing overhead',264000,FLAT,.08),E('E-520','Partnership expenses',54000,FLAT,.25)]
    bl=s.tot('Total below the line',i,nat=-1)
    nc=s.tot('NET INCOME BEFORE DEPRECIATION',[noi,bl],[1,-1],type='TOTAL',st='big')
    s.head('MEMO',st='band')
    n=s.rows[noi]['vals']
    m=s.line('Fund share of NOI (60%)',[round(x*.6) for x in n],ind=1,st='memo')
    s.rows[m]['share']=noi
    def stat(label,vals,f): 
        k=s.line(label,vals,ind=1,st=f); s.rows[k]['raw']=True
    stat('Occupancy - in-line, period end',[.931,.94,None,None,None,None,.945,None],'p')
    stat('Rolling 12-month sales per SF (tenants < 10,000 SF)',[512,505,None,None,None,None,510,None],'n')
    def ex(x):
        a,b,ya,yb,an,rf=x['vals']; q=x['nat']; return [a,b,q*(a-b),ya,yb,q*(ya-yb),an,rf]
    cols=['JUNE 2025 Actual','JUNE 2025 Budget','JUNE 2025 $ Var','YEAR TO DATE Actual','YEAR TO DATE Budget','YEAR TO DATE $ Var','FULL YEAR Original Budget','FULL YEAR Reforecast']
    f='Larkmoor_Galleria_JV_Budget_vs_Actual_Jun25.xlsx'
    wb=xlsxwriter.Workbook(path(f)); ws=wb.add_worksheet('BvA'); w2=wb.add_worksheet('Variance notes')
    F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10),**k})
    ws.hide_gridlines(2)
    ws.set_column('A:A',8); ws.set_column('B:B',46); ws.set_column('C:E',12); ws.set_column('F:F',8); ws.set_column('G:G',1.5); ws.set_column('H:J',13); ws.set_column('K:K',8); ws.set_column('L:L',1.5); ws.set_column('M:N',14); ws.set_column('O:O',11.5)
    ws.write('B1','Larkmoor Galleria',F(bold=True,font_color='#7B2D26')); ws.write('B2','Larkmoor Galleria Holdings JV, LLC',F(italic=True)); ws.write('B3','Budget vs. Actual - Operating Statement',F(bold=True)); ws.write('B4','For the six months ending June 30, 2025  (accrual basis, US$)',F())
    ws.write('M1','GLA (SF)',F(align='right')); ws.write('N1',GLA,F(num_format='#,##0')); ws.write('M2','Prepared by: JV accounting',F(font_color='#777777'))
    hb=F(bold=True,bg_color='#7B2D26',font_color='white',align='center',border=1)
    ws.merge_range('C6:F6','JUNE 2025',hb); ws.merge_range('H6:K6','YEAR TO DATE',hb); ws.merge_range('M6:O6','FULL YEAR',hb)
    h2=F(bold=True,align='right',bottom=1,text_wrap=True); hl=F(bold=True,bottom=1)
    ws.write('A7','Acct',hl); ws.write('B7','Description',hl)
    for c,t in zip((2,3,4,5,7,8,9,10,12,13,14),('Actual','Budget','$ Var','% Var','Actual','Budget','$ Var','% Var','Original Budget','Reforecast','$/SF (Bud.)')): ws.write(6,c,t,h2)
    row=7; pos={}
    NF='#,##0;(#,##0);0'
    for k,x in enumerate(s.rows):
        if x['st']=='band':
            row+=1 if k else 0
            for c in range(15): ws.write(row,c,None,F(bg_color='#E9DCD9'))
            ws.write(row,1,x['label'],F(bold=True,bg_color='#E9DCD9')); row+=1; continue
        if x['st']=='sec': ws.write(row,1,x['label'],F(italic=True,underline=1)); row+=1; continue
        pos[k]=row
        o={}
        if x['items']: o=dict(bold=True,top=1)
        if x['st']=='big': o=dict(bold=True,top=1,bottom=6)
        if x['st']=='memo': o=dict(italic=True)
        if x['code']: ws.write(row,0,x['code'],F(font_color='#555555'))
        ws.write(row,1,x['label'],F(indent=x['ind'],bold=bool(x['items'])))
        if x.get('raw'):
            nf='0.0%' if x['st']=='p' else '#,##0'
            for c,v in zip((2,3,4,7,8,9,12,13),x['vals']):
                if v is not None: ws.write(row,c,v,F(num_format=nf))
            row+=1; continue
        v=ex(x); n=F(num_format=NF,**o); p=F(num_format='0.0%;(0.0%)',**o); q=F(num_format='0.00;(0.00)',**o)
        for c,val in zip((2,3,7,8,12,13),(v[0],v[1],v[3],v[4],v[6],v[7])):
            if x['items']: ws.write_formula(row,c,xf(c,[pos[j] for j in x['items']],x['signs']),n,val)
            elif 'share' in x: ws.write_formula(row,c,f"=ROUND({colL(c)}{pos[x['share']]+1}*0.6,0)",n,val)
            else: ws.write_number(row,c,val,n)
        for c,a,b,val in ((4,'C','D',v[2]),(9,'H','I',v[5])):
            e=row+1
            ws.write_formula(row,c,f'={a}{e}-{b}{e}' if x['nat']>0 else f'={b}{e}-{a}{e}',n,val)
            base=v[1] if c==4 else v[4]; B='D' if c==4 else 'I'; V=colL(c)
            if base: ws.write_formula(row,c+1,f'={V}{e}/ABS({B}{e})',p,round(val/abs(base),6))
            else: ws.write(row,c+1,'n/a',F(align='right',**o))
        ws.write_formula(row,14,f'=M{row+1}/$N$1',q,v[6]/GLA)
        row+=1
        if x['items'] and x['st']!='big': row+=1
        if x['st']=='big': row+=1
    ws.freeze_panes(7,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&F&RPage &P of &N')
    w2.set_column('A:A',9); w2.set_column('B:B',95)
    w2.write('A1','Explanations (> 10% and > $5,000)',F(bold=True))
    for k,(a,b) in enumerate([('R-290','2024 CAM reconciliation billed in April; anchor tax cap corrected in May.'),('R-120','Overage from two apparel tenants recorded on receipt of certified sales.'),('E-120','Roof over former cinema: emergency repair, partial insurance claim filed.'),('R-390','Reserve for one fashion tenant in Chapter 11; claim filed for pre-petition rent.'),('E-360','Collections counsel engaged on three accounts.')]):
        w2.write(k+2,0,a,F()); w2.write(k+2,1,b,F(text_wrap=True))
    wb.close()
    st=stmt_truth(s,'Budget vs. Actual - Operating Statement','Larkmoor Galleria','2025-01-01','2025-06-30',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_income=nc),expand=ex,sheet='BvA',lossy=[cols[2],cols[5]])
    save(f,[st],'RETAIL','OPERATING_STATEMENT','joint-venture accountant','workbook with live formulas, grouped month/YTD/full-year blocks with spacer columns, per-foot column, memo lines, notes sheet',False)
