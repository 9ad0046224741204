from common import *
import random
# ---------------------------------------------------------------- 1 Yardi, apartments, canvas
def tb1():
    r=random.Random(2701); fn='harrowgate_tower_tb_2024-06.pdf'
    A=[('1010-0000','Cash - Operating (Lakeshore Nat. 4471)',418000,0,0),('1015-0000','Cash - Security Deposit Trust',212400,6200,4100),
    ('1020-0000','Cash - Tax & Insurance Escrow',388100,94200,0),('1025-0000','Replacement Reserve - Lender Held',645300,21500,18770),
    ('1110-0000','A/R - Residents',96430,1148000,1131000),('1112-0000','A/R - Retail Level 1',18820,41200,39900),('1119-0000','Allowance for Doubtful Accounts',-41200,0,3500),
    ('1210-0000','Prepaid Insurance',131700,0,26300),('1215-0000','Prepaid - Elevator Maint. (24 mo.)',22910,0,2083),
    ('1310-0000','Utility Deposits',15500,0,0),('1510-0000','Land',18450000,0,0),('1520-0000','Building',96320000,0,0),('1525-0000','Building Improvements 2019-2023',4118000,38400,0),
    ('1530-0000','Furniture, Fixtures & Equipment',1262000,7900,0),('1590-0000','Accum. Depreciation - Building',-14860000,0,240800),('1595-0000','Accum. Depreciation - FF&E',-733000,0,14900),
    ('1610-0000','Deferred Financing Costs, net',604200,0,10780),
    ('2010-0000','Accounts Payable - Trade',-164900,301000,288700),('2015-0000','Accrued Expenses',-88500,61000,57300),('2020-0000','Accrued Real Estate Taxes',-355000,0,71000),
    ('2030-0000','Accrued Interest - Mortgage',-196400,196400,190100),('2110-0000','Prepaid Rents',-58700,49200,52600),('2120-0000','Security Deposits - Refundable',-211800,4100,6200),
    ('2310-0000','Mortgage Note 3.85% due 2031',-61200000,0,0),('2390-0000','Due to/(from) Fund 12',-250000,0,0),
    ('3010-0000','Members\' Capital - Pension Fund (90%)',-41200000,0,0),('3020-0000','Members\' Capital - Harrowgate Dev. (10%)',-4577000,0,0),('3050-0000','Distributions YTD',1650000,330000,0),('3900-0000','Retained Earnings',0,0,0),
    ('4010-0000','Gross Potential Rent',-5710000,0,1163000),('4015-0000','Loss / Gain to Lease',228000,44600,0),('4020-0000','Vacancy Loss',291000,57100,0),('4030-0000','Concessions',84500,12900,600),
    ('4110-0000','Parking Income',-203000,0,41300),('4120-0000','Storage Lockers',-22600,0,4520),('4130-0000','Pet Rent',-31500,0,6340),('4210-0000','Retail Rent - Level 1',-171000,0,34200),('4290-0000','Late & NSF Fees',-14200,350,2910),
    ('6010-0000','Salaries - Site Office',244000,49700,0),('6015-0000','Salaries - Maintenance',198000,40100,0),('6020-0000','Payroll Taxes & Benefits',101500,20300,0),('6110-0000','Repairs - General',66300,13900,820),('6115-0000','Elevator Contract',43900,8800,0),
    ('6120-0000','Turnover - Paint & Clean',51200,16400,0),('6210-0000','Electricity - Common',121700,22300,0),('6215-0000','Water & Sewer',88400,17900,0),('6310-0000','Marketing / ILS',47300,9100,0),('6410-0000','Management Fee 2.75%',147600,30900,0),
    ('6510-0000','Real Estate Taxes',355000,71000,0),('6520-0000','Insurance',131500,26300,0),('6610-0000','Bad Debt',17500,3500,0),('7010-0000','Mortgage Interest',981800,190100,0),('7020-0000','Amortization - Financing Costs',53900,10780,0),('8010-0000','Depreciation Expense',1278000,255700,0)]
    L=[[c,n,jit(r,b),jit(r,x),jit(r,y)] for c,n,b,x,y in A]
    ix={x[0]:x for x in L}
    ix['3900-0000'][2]=-sum(x[2] for x in L)
    ca=ix['1010-0000']; ca[3]=jit(r,1171000); D=sum(x[3] for x in L);C=sum(x[4] for x in L); ca[4]=D-C; assert ca[4]>0
    rows=[dict(account=c,name=n,beginning=d(b),debit=d(x),credit=d(y),ending=d(b+x-y)) for c,n,b,x,y in L]
    T=[sum(x[i] for x in L) for i in(2,3,4)]; assert T[0]==0 and T[1]==T[2]
    tot=[dict(label='Total',beginning=0.0,debit=d(T[1]),credit=d(T[2]),ending=0.0)]
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    c=canvas.Canvas(DOC(fn),pagesize=letter,invariant=1); W,H=letter
    X=[318,395,472,560]; per=34; pages=-(-len(rows)//per)
    f=lambda v:f'{v:,.2f}'
    def head(p):
        c.setFont('Helvetica',8); c.drawString(36,H-36,'Harrowgate Tower (hgt01)'); c.drawRightString(W-36,H-36,f'Page {p} of {pages}')
        c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-52,'Trial Balance')
        c.setFont('Helvetica',8); c.drawCentredString(W/2,H-64,'Period = Jun 2024     Book = Accrual     Tree = ysi_tb')
        c.setFont('Helvetica-Bold',8.5)
        for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']): c.drawRightString(x,H-88,a);c.drawRightString(x,H-99,b)
        c.drawString(36,H-99,'Account'); c.setLineWidth(.8); c.line(36,H-103,W-36,H-103)
    y=0
    for i,q in enumerate(rows):
        if i%per==0:
            if i: c.showPage()
            head(i//per+1); y=H-118
        c.setFont('Helvetica',7.8); c.drawString(36,y,q['account']); c.drawString(84,y,q['name'])
        for x,k in zip(X,['beginning','debit','credit','ending']): c.drawRightString(x,y,f(q[k]))
        y-=17
    c.line(36,y+12,W-36,y+12); c.setFont('Helvetica-Bold',8)
    c.drawString(84,y,'Total')
    for x,k in zip(X,['beginning','debit','credit','ending']): c.drawRightString(x,y,f(tot[0][k]))
    c.setFont('Helvetica-Oblique',7); c.drawString(36,y-24,'Acct 2390: intercompany with Fund 12 confirmed at 250,000 face before June true-up. Printed Tuesday, July 09, 2024 08:14 AM by mvolkova')
    c.save()
    save(fn,'TB',['beginning','debit','credit','ending'],rows,tot,None,'MULTIFAMILY','M. Volkova (Yardi export)','portrait canvas, code before name, forward/debit/credit/ending, 2-line header repeated','signed balances, two pages, numbers inside account names')
# ---------------------------------------------------------------- 2 JDE business park JV, xlsx
def tb2():
    r=random.Random(2702); fn='cedar_fork_jv_adjusted_tb.xlsx'
    S=[('ASSETS',[('Operating cash','1110',702000,0,655000),('Restricted cash – TI reserve','1125',410000,0,385000),('Tenant receivables','1210',188300,-12400,151000),('Allowance, expected credit loss','1219',-29000,-8200,-21500),('Straight-line rent receivable','1230',936000,27500,812000),('Prepaid expenses','1310',74200,-6100,69800),('Land','1510',9800000,0,9800000),('Buildings A–F','1520',41350000,0,40980000),('Tenant improvements','1540',5216000,148000,4790000),('Accumulated depreciation','1590',-9380000,-96000,-8215000),('Leasing commissions, net','1620',1288000,-21900,1340000)]),
    ('LIABILITIES',[('Accounts payable','2110',-241000,-33500,-198000),('Accrued property taxes','2150',-612000,18700,-590000),('Tenant security deposits','2210',-377000,0,-361500),('Deferred rent','2230',-92100,0,-104800),('Term loan – Prairie Life','2510',-27500000,0,-28100000),('Interest rate swap','2580',143000,-31000,96000)]),
    ("PARTNERS' EQUITY",[('Capital – Trustees of the Fund','3110.80',-16420000,0,-16420000),('Capital – Cedar Fork Sponsor LLC','3110.20',-4105000,0,-4105000),('Distributions','3200',1200000,0,1050000),('Undistributed earnings, 1 January','3900',0,0,0)]),
    ('REVENUE',[('Base rent','4110',-3388000,-27500,-6420000),('Operating expense recoveries','4210',-904000,14200,-1755000),('Termination fee income','4390',-60000,60000,0),('Sundry income','4900',-8250,0,-19600)]),
    ('EXPENSES',[('Janitorial','5110',141000,0,288000),('Landscape & snow','5140',97500,4800,171000),('Utilities','5210',226000,11900,439000),('Property taxes','5310',612000,-18700,1188000),('Insurance','5320',88400,0,161000),('Management fee','5410',128700,0,246000),('Credit loss','5490',10300,8200,14700),('Depreciation','6110',604000,96000,1165000),('Amortization of leasing costs','6120',131000,21900,259000),('Interest','6510',722000,0,1502000)])]
    D=[]
    base=12
    for s,a in S:
        D.append((s,[[n,(f'2410.{c}'),jit(r,l,.05),a2*100+(r.randrange(-99,99) if a2 else 0),jit(r,p,.03)] for n,c,l,a2,p in a]))
    flat=[x for s,a in D for x in a]; ix={x[1]:x for x in flat}; ix['2410.4390'][2]=-6000000; ix['2410.4390'][3]=6000000
    # adjustments zero through accounts payable
    e=ix['2410.3900']; e[2]=-sum(x[2] for x in flat); e[4]=-sum(x[4] for x in flat)
    p=ix['2410.2110']; p[3]=0; p[3]=-sum(x[3] for x in flat)
    K=['other:PER LEDGER Debit','other:PER LEDGER Credit','other:JV ADJUSTMENTS Debit','other:JV ADJUSTMENTS Credit','other:AS ADJUSTED Debit','other:AS ADJUSTED Credit','other:PRIOR YEAR 31-Dec-23']
    def nums(x):
        o={}
        for v,i in((x[2],0),(x[3],2),(x[2]+x[3],4)):
            if v>0:o[K[i]]=d(v)
            elif v<0:o[K[i+1]]=d(-v)
        o[K[6]]=d(x[4]); return o
    def tots(label,rs): return dict(label=label,**{k:round(sum(q.get(k,0) for q in rs),2) for k in K})
    import xlsxwriter
    wb=xlsxwriter.Workbook(DOC(fn)); ws=wb.add_worksheet('ATB 0624')
    F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
    nf='#,##0.00_);(#,##0.00);"-"_)'
    t=F(bold=1); g=F(bold=1,align='center',bottom=1,bg_color='#DDE6EE'); h=F(bold=1,align='right',bottom=1); num=F(num_format=nf); st=F(num_format=nf,bold=1,top=1); gt=F(num_format=nf,bold=1,top=1,bottom=6); it=F(italic=1,font_color='#666666',text_wrap=1,valign='top'); tx=F(); ind=F(indent=1)
    ws.set_column('A:A',36); ws.set_column('B:B',14); ws.set_column('C:C',9,None,{'hidden':1}); ws.set_column('D:J',16)
    ws.write('A1','CEDAR FORK BUSINESS PARK JOINT VENTURE',t); ws.write('A2','Adjusted trial balance — six months ended 30 June 2024 (US$)',tx); ws.write('A3','Company 2410 · ledger AA + JV topside entries UT · basis: investor GAAP',tx)
    ws.merge_range('D5:E5','PER LEDGER',g); ws.merge_range('F5:G5','JV ADJUSTMENTS',g); ws.merge_range('H5:I5','AS ADJUSTED',g); ws.write('J5','PRIOR YEAR',g)
    ws.merge_range('A5:A6','Account description',F(bold=1,bottom=1,valign='bottom')); ws.merge_range('B5:B6','Obj. acct',F(bold=1,bottom=1,valign='bottom')); ws.write('C6','W/P',h)
    for c,w in zip('DEFGHI',['Debit','Credit']*3): ws.write(c+'6',w,h)
    ws.write('J6','31-Dec-23',h)
    y=6; rows=[];tot=[]
    for s,a in D:
        ws.write(y,0,s,t); y+=1; part=[]
        for x in a:
            q=dict(account=x[1],name=x[0],**nums(x)); part.append(q)
            ws.write(y,0,x[0],ind); ws.write_string(y,1,x[1],tx); ws.write(y,2,f'{s[0]}-{r.randrange(1,40)}',tx)
            for j,k in enumerate(K):
                if k in q: ws.write_number(y,3+j,q[k],num)
            y+=1
        l='Total '+s.lower(); z=tots(l,part); tot.append(z); rows+=part
        ws.write(y,0,l,t)
        for j,k in enumerate(K): ws.write_number(y,3+j,z[k],st)
        y+=2
    z=tots('TRIAL BALANCE TOTAL',rows); tot.append(z); ws.write(y,0,z['label'],t)
    for j,k in enumerate(K): ws.write_number(y,3+j,z[k],gt)
    assert z[K[0]]==z[K[1]] and z[K[2]]==z[K[3]] and z[K[4]]==z[K[5]] and z[K[6]]==0
    [ws.write(y+2+i,0,s_,F(italic=1,font_color='#666666')) for i,s_ in enumerate(('Topside entries are posted by the fund and not pushed down to the manager\'s ledger. The termination fee (Suite D-110) is deferred; property tax is trued to the June assessor notice.','Prior year is the audited closing balance, credits in parentheses.'))]
    ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(fn,'TB',K,rows,tot,None,'OFFICE','D. Achterberg (fund JV desk)','workbook, name before code, three Dr/Cr pairs with merged group titles, sections and subtotals, prior year signed','three pairs (unadjusted/adjustments/adjusted), hidden work-paper column, zero dashes in totals')
# ---------------------------------------------------------------- 3 Oracle data centre shells, Dr/Cr marks, PLANTED digit
def tb3():
    r=random.Random(2703); fn='sable_ridge_dc_consol_tb_may24.pdf'
    ENT=[('410','Sable Ridge DC1 LP',1.0),('420','Sable Ridge DC2 LP',.72)]
    S=[('Assets',[('Cash – current account','10100',1930000,-84000,1512000),('Rent receivable – shell leases','12100',244000,31000,198000),('HST recoverable','13400',61700,9800,88100),('Prepaid property tax and insurance, Halton Region','14100',318000,-53000,301500),('Land and site servicing','15100',22400000,0,22400000),('Shell and core','15200',87100000,126000,84900000),('Substation and utility interconnect (44 kV feeders)','15300',12650000,0,11980000),('Accumulated amortization','15900',-9710000,-214000,-7180000)]),
    ("Liabilities and Partners' Capital",[('Accounts payable and holdbacks','20100',-871000,118000,-1040000),('Deferred rent','21500',-402000,21000,-655000),('Construction term facility','25100',-58000000,0,-58000000),('Due to GP – asset management','26200',-33500,-4200,-29900),('Limited partner capital','30100',-48700000,0,-48700000),('General partner capital','30200',-4900,0,-4900),('Accumulated deficit / (surplus)','39000',0,0,0)]),
    ('Revenue',[('Minimum rent – hyperscale tenant','40100',-3520000,-880000,-3380000),('Recovery of operating costs','41100',-412000,-104000,-389000),('Power pass-through','41500',-1288000,-331000,-1120000)]),
    ('Expenses',[('Power purchased','50100',1281000,329000,1115000),('Site security','51200',187000,47600,176000),('Property tax','53100',212000,53000,199800),('Asset management fee','56100',84000,21000,80500),('Interest expense','60100',946000,238000,912000),('Amortization','62100',856000,214000,828000)])]
    K=['beginning','activity','ending','other:PRIOR YEAR Closing Balance','other:PRIOR YEAR Variance']
    rows=[];tot=[];lay=[];alltrue=[]
    def drcr(v): return '0' if v==0 else f'{abs(v):,} '+('Dr' if v>0 else 'Cr')
    for e,en,sc in ENT:
        E=[]
        for s,a in S:
            for n,c,b,x,p in a:
                q=lambda v:int(round(v*sc*(1+r.uniform(-.06,.06)))) if v else 0
                E.append([s,n,f'{e}-{c}-000',q(b),q(x),q(p)])
        for x in E:
            if '39000' in x[2]: x[3]=-sum(z[3] for z in E); x[5]=-sum(z[5] for z in E)
        E[0][4]=0; E[0][4]=-sum(z[4] for z in E)
        lay.append(('ent',f'Entity {e}   {en}')); et=[]
        for s,_ in S:
            lay.append(('sec',s)); st=[]
            for x in E:
                if x[0]!=s: continue
                v=[x[3],x[4],x[3]+x[4],x[5]]; v.append(v[2]-v[3]); st.append(v)
                pv=list(v)
                if e=='420' and '15300' in x[2]:
                    t=str(pv[2]); k=3; nd=str((int(t[k])+4)%10); pl=int(t[:k]+nd+t[k+1:]); PL=(pv[2],pl); pv[2]=pl; PA=x
                q=dict(account=x[2],name=x[1],**dict(zip(K,pv))); rows.append(q); lay.append(('row',q))
            tt=[sum(c) for c in zip(*st)]; et+=st; z=dict(label=f'Total {s}',**dict(zip(K,tt))); tot.append(z); lay.append(('sub',z))
        z=dict(label=f'Total entity {e}',**dict(zip(K,[sum(c) for c in zip(*et)]))); assert not any(v for k,v in z.items() if k!='label')
        tot.append(z); lay.append(('tot',z)); alltrue+=et
    z=dict(label='Consolidated – all entities',**dict(zip(K,[sum(c) for c in zip(*alltrue)]))); tot.append(z); lay.append(('tot',z))
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    P=ParagraphStyle('p',fontName='Helvetica',fontSize=8,leading=9.5); PB=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold')
    data=[['Account','','PERIOD MAY-24','','','PRIOR YEAR',''],['Description','Combination','Opening\nBalance','Net\nActivity','Closing\nBalance','Closing\nBalance','\nVariance']]
    sty=[('SPAN',(0,0),(1,0)),('SPAN',(2,0),(4,0)),('SPAN',(5,0),(6,0)),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,0),'CENTER'),('ALIGN',(2,1),(-1,-1),'RIGHT'),('FONT',(0,2),(-1,-1),'Helvetica',8),('LINEBELOW',(2,0),(4,0),.6,colors.black),('LINEBELOW',(5,0),(6,0),.6,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for k,x in lay:
        i=len(data)
        if k=='ent': data.append([x]+['']*6); sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',9.5),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8E8E8'))]
        elif k=='sec': data.append([x]+['']*6); sty+=[('FONT',(0,i),(-1,i),'Helvetica-BoldOblique',8)]
        elif k=='row': data.append([Paragraph(x['name'],P),x['account']]+[drcr(x[m]) for m in K])
        else:
            data.append([Paragraph(x['label'],PB),'']+[drcr(x[m]) for m in K]); sty+=[('FONT',(2,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(2,i),(-1,i),.5,colors.black)]
            if k=='tot': sty+=[('LINEBELOW',(2,i),(-1,i),1.2,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
    T=Table(data,colWidths=[178,84,94,88,94,94,88],repeatRows=2); T.setStyle(TableStyle(sty))
    def pg(c,dd):
        c.setFont('Helvetica-Bold',11); c.drawString(40,580,'SABLE RIDGE DATA CENTRE SHELLS'); c.setFont('Helvetica',8); c.drawString(40,569,'Consolidated trial balance by entity – Oracle GL, ledger CAD PRIMARY – whole dollars – Dr = debit, Cr = credit')
        c.drawRightString(752,580,'Run 06-JUN-2024 17:42'); c.drawString(40,24,'Prepared: N. Tremaine-Oduya   Reviewed: ______'); c.drawRightString(752,24,f'Page {dd.page}')
    doc=SimpleDocTemplate(DOC(fn),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=54,bottomMargin=40,invariant=1)
    doc.build([T,Spacer(1,8),Paragraph('Variance = closing balance May-24 less prior-year closing balance May-23; a Dr variance is an increase of a debit or a decrease of a credit.',P)],onFirstPage=pg,onLaterPages=pg)
    pl={"what":f"Account {PA[2]} ({PA[1]}): a digit of the closing balance changed, printed {PL[1]:,} Dr, correct {PL[0]:,} Dr (opening + activity and all totals use the correct one)","kind":"digit_changed"}
    save(fn,'TB',K,rows,tot,pl,'OTHER','N. Tremaine-Oduya (Oracle GL)','landscape, two entities, sections, name before flexfield, Dr/Cr suffixes, grouped header, prior year and variance','Dr/Cr words after numbers, wrapped names, entity blocks, planted digit')
