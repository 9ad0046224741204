import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, legal, landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as L

# ---------------------------------------------------------------- TB1
def tb1():
    R=random.Random(4701)
    coa=[('1010-0000','Operating Cash','cash'),('1015-0000','Security Deposit Cash','a'),('1110-0000','Accounts Receivable - Residents','a'),
     ('1150-0000','Allowance for Doubtful Accounts','l'),('1210-0000','Prepaid Property Insurance','a'),('1220-0000','Real Estate Tax Escrow','a'),
     ('1510-0000','Land','fix'),('1520-0000','Buildings','fix'),('1540-0000','Furniture, Fixtures & Equipment','fix'),('1590-0000','Accumulated Depreciation','dep'),
     ('2010-0000','Accounts Payable','l'),('2110-0000','Resident Security Deposits','l'),('2130-0000','Prepaid Rent Installments','l'),('2210-0000','Accrued Real Estate Taxes','l'),
     ('2510-0000','Mortgage Note Payable','note'),('3010-0000','Partners\' Capital','eq'),('3050-0000','Distributions','dist'),
     ('4010-0000','Bed Rent - Academic Year','rent'),('4025-0000','Summer Lease Income','i'),('4110-0000','Lease Concessions','e'),('4310-0000','Parking Income','i'),
     ('4330-0000','Application & Admin Fees','i'),('4370-0000','Utility Overage Billback','i'),
     ('5010-0000','On-Site Salaries','E'),('5110-0000','Community Assistants','e'),('5310-0000','Turn & Make-Ready','e'),('5320-0000','Repairs & Maintenance','e'),
     ('5410-0000','Electricity','e'),('5420-0000','Water & Sewer','e'),('5430-0000','Bulk Internet & Cable','e'),('5510-0000','Marketing & Leasing','e'),
     ('5610-0000','Management Fee','e'),('5710-0000','Property Insurance','e'),('5720-0000','Real Estate Taxes','E'),('6010-0000','Interest Expense','E')]
    props=[('stadl','The Stadler at College Row',1.0),('mill','Millrace Student Lofts',.62),('oxen','Oxenford Commons',1.35)]
    skip={'stadl':{'4025-0000'},'mill':{'1540-0000','5110-0000','4370-0000'},'oxen':{'1210-0000','4110-0000'}}
    drop=('mill','5420-0000')
    data=[];rows=[];totals=[];g=[0]*4
    for code,nm,k in props:
        L_=[]
        r=lambda a,b:int(R.uniform(a,b)*k*100)
        for a,n,t in coa:
            if a in skip[code]: continue
            dr=cr=0
            if t=='cash': b=r(180e3,420e3)
            elif t=='a': b=r(9e3,90e3); dr=r(500,18e3); cr=r(500,15e3)
            elif t=='fix': b=r({'Land':2.4e6,'Buildings':1.5e7}.get(n,6e5),{'Land':3.8e6,'Buildings':2.4e7}.get(n,9e5)); dr=r(0,9e3) if n.startswith('Furn') else 0
            elif t=='dep': b=-r(2e6,4e6); cr=r(45e3,61e3)
            elif t=='l': b=-r(8e3,140e3); dr=r(300,22e3); cr=r(400,26e3)
            elif t=='note': b=-r(1.05e7,1.4e7); dr=r(18e3,26e3)
            elif t=='eq': b=0
            elif t=='dist': b=r(2e5,5e5); dr=R.choice([0,5000000,7500000])
            elif t=='rent': b=-r(2.2e6,2.6e6); cr=r(270e3,310e3); dr=R.choice([0,84500,129000])
            elif t=='i': b=-r(11e3,130e3); cr=r(900,16e3)
            elif t=='E': b=r(250e3,500e3); dr=r(28e3,61e3)
            elif t=='e': b=r(20e3,140e3); dr=r(1800,19e3); cr=R.choice([0,0,0,0,r(50,600)])
            L_.append([a,n,b,dr,cr])
        for x in L_:
            if x[1]=="Partners' Capital": x[2]=-(sum(y[2] for y in L_))
        c=L_[0]; diff=sum(y[3] for y in L_)-sum(y[4] for y in L_)
        base=r(310e3,390e3); c[3]=base; c[4]=base+diff
        if c[4]<0: c[3]-=c[4]; c[4]=0
        assert sum(y[3] for y in L_)==sum(y[4] for y in L_)
        T=[sum(y[2] for y in L_),sum(y[3] for y in L_),sum(y[4] for y in L_),0]
        T[3]=T[0]+T[1]-T[2]
        g=[p+q for p,q in zip(g,T)]
        data.append((code,nm,[y for y in L_ if (code,y[0])!=drop],T))
    W,H=letter
    cv=canvas.Canvas(path('stadler_portfolio_tb_aug2025.pdf'),pagesize=letter,invariant=1)
    X=[312,392,472,572]; st={'p':0,'y':0}
    def head():
        st['p']+=1; y=H-40
        cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,y,'Trial Balance')
        cv.setFont('Helvetica',8.5)
        cv.drawCentredString(W/2,y-13,'Stadler Collegiate Portfolio (.stadlpf)')
        cv.drawCentredString(W/2,y-24,'Period = Aug 2025     Book = Accrual     Tree = ysi_tb')
        y-=46; cv.setFont('Helvetica-Bold',8)
        cv.drawString(40,y-10,'Account')
        for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
            cv.drawRightString(x,y,a); cv.drawRightString(x,y-10,b)
        cv.line(40,y-14,W-40,y-14); st['y']=y-28
        cv.setFont('Helvetica',7); cv.drawString(40,26,'Wednesday, September 10, 2025  07:42 AM'); cv.drawRightString(W-40,26,f"Page {st['p']}")
    head()
    def need(n,cont=None):
        if st['y']<50+n:
            cv.showPage(); head()
            if cont: cv.setFont('Helvetica-BoldOblique',8.5); cv.drawString(40,st['y'],cont+' (continued)'); st['y']-=14
    for code,nm,L_,T in data:
        need(60)
        cv.setFont('Helvetica-Bold',8.5); cv.drawString(40,st['y'],f'{nm} ({code})'); st['y']-=14
        for a,n,b,dr,cr in L_:
            need(12,f'{nm} ({code})')
            cv.setFont('Helvetica',8); y=st['y']; cv.drawString(48,y,a); cv.drawString(100,y,n)
            v=[b,dr,cr,b+dr-cr]
            for x,q in zip(X,v): cv.drawRightString(x,y,par(q))
            rows.append(dict(property=f'{nm} ({code})',account=a,name=n,beginning=d(v[0]),debit=d(dr),credit=d(cr),ending=d(v[3])))
            st['y']-=12
        need(24,f'{nm} ({code})')
        def tot(lab,T,dbl=False):
            y=st['y']
            for x in X: cv.line(x-66,y+8,x,y+8)
            cv.setFont('Helvetica-Bold',8); cv.drawString(48,y,lab)
            for x,q in zip(X,T): cv.drawRightString(x,y,par(q))
            if dbl:
                for x in X: cv.line(x-66,y-3,x,y-3); cv.line(x-66,y-5,x,y-5)
            totals.append(dict(label=lab,beginning=d(T[0]),debit=d(T[1]),credit=d(T[2]),ending=d(T[3])))
        st['y']-=2; tot(f'Total {code}',T); st['y']-=26
    need(20); tot('Total All Properties',g,True); cv.save()
    save('stadler_portfolio_tb_aug2025.pdf','STUDENT_HOUSING','TRIAL_BALANCE','system export, third-party manager','portrait PDF, property headings with property totals, two-line heads, parentheses, continued headings over pages',True,
      ['beginning','debit','credit','ending'],rows,totals,
      {"what":"Millrace Student Lofts: the line 5420-0000 Water & Sewer is missing; totals still include it","kind":"row_dropped"})

# ---------------------------------------------------------------- TB2
def tb2():
    R=random.Random(4702)
    coa=[('10100','Cash - Operating','cash'),('10300','Tenant Deposits - Bank','a'),('11200','Tenant Receivables','a'),('11900','Straight-Line Rent Receivable','a'),
     ('15000','Land','f'),('15100','Shopping Centre Building','f'),('15400','Tenant Improvements','f'),('15900','Accum. Depreciation','dep'),('18100','Deferred Leasing Costs','a'),
     ('20100','Trade Payables','l'),('21400','Tenant Security Deposits','l'),('22600','Accrued Property Tax','l'),('26000','Loan - First Meridian Bank','note'),
     ('30000','Members\' Equity','eq'),('40100','Minimum Rent','R'),('40300','Percentage Rent','i'),('41100','CAM Recoveries','i'),('41200','Tax Recoveries','i'),('41300','Insurance Recoveries','i'),
     ('50200','Parking Lot & Sweeping','e'),('50300','Landscaping','e'),('50500','Common Area Electric','e'),('52000','Property Management Fees','e'),('53000','Real Estate Taxes','e'),('54000','Insurance','e'),('60000','Loan Interest','e')]
    props=[('Linden Crossing',1.0,['40300']),('Harrow Creek Plaza',.55,['18100','26000','60000']),('Tollgate Shoppes',.8,['11900','15400','40300'])]
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='TB Q3'
    ws['A1']='Copperleaf Retail Holdings LLC'; ws['A1'].font=Font(name='Georgia',bold=True,size=14)
    ws['A2']='Combined trial balance by centre'; ws['A3']='Quarter 1 July 2025 to 30 September 2025 · US dollars · debits and credits unsigned'
    for c in 'A2','A3': ws[c].font=Font(name='Georgia',italic=True,size=9)
    F=lambda b=False:Font(name='Georgia',size=10,bold=b)
    fill=PatternFill('solid',fgColor='E4DCCB'); thin=Side(style='thin')
    h=5
    for i,t in enumerate(['Centre','GL','Account title','Cls']): 
        ws.cell(h,1+i,t); ws.merge_cells(start_row=h,end_row=h+1,start_column=1+i,end_column=1+i)
    for i,t in enumerate(['Opening balance','Movement','Closing balance']):
        ws.cell(h,5+2*i,t); ws.merge_cells(start_row=h,end_row=h,start_column=5+2*i,end_column=6+2*i)
        ws.cell(h+1,5+2*i,'Debit'); ws.cell(h+1,6+2*i,'Credit')
    for r in (h,h+1):
        for c in range(1,11):
            x=ws.cell(r,c); x.font=F(True); x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center'); x.border=Border(bottom=thin)
    ws.column_dimensions['D'].hidden=True
    keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    rows=[];totals=[];G=[0]*6;r=h+2
    for nm,k,skip in props:
        q=lambda a,b:int(R.uniform(a,b)*k*100); Ls=[]
        for a,n,t in coa:
            if a in skip: continue
            b=dr=cr=0
            if t=='cash': b=q(1.2e5,3e5)
            elif t=='a': b=q(2e4,1.6e5); dr=q(1e3,4e4); cr=q(1e3,3e4)
            elif t=='f': b=q(1.5e6,7e6); dr=R.choice([0,0,q(5e3,4e4)])
            elif t=='dep': b=-q(9e5,1.6e6); cr=q(4e4,6e4)
            elif t=='l': b=-q(2e4,9e4); dr=q(1e3,1.8e4); cr=q(1e3,2e4)
            elif t=='note': b=-q(4e6,5.5e6); dr=q(3e4,5e4)
            elif t=='R': b=-q(7e5,9e5); cr=q(3.6e5,4.4e5)
            elif t=='i': b=-q(3e4,1.4e5); cr=q(1.4e4,6e4)
            elif t=='e': b=q(1.2e4,1.5e5); dr=q(6e3,7e4); cr=R.choice([0,0,q(100,900)])
            Ls.append([a,n,b,dr,cr])
        next(x for x in Ls if x[1].startswith('Members'))[2]=-sum(x[2] for x in Ls)
        df=sum(x[3] for x in Ls)-sum(x[4] for x in Ls); bs=q(4.2e5,5e5); Ls[0][3]=bs; Ls[0][4]=bs+df
        T=[0]*6; first=True
        for a,n,b,dr,cr in Ls:
            e=b+dr-cr; v=[max(b,0),max(-b,0),dr,cr,max(e,0),max(-e,0)]
            T=[x+y for x,y in zip(T,v)]
            ws.cell(r,1,nm); ws.cell(r,2,a); ws.cell(r,3,n); ws.cell(r,4,'P' if a>='4' else 'B')
            row=dict(property=nm,account=a,name=n)
            for i,x in enumerate(v):
                if x: ws.cell(r,5+i,x/100); row[keys[i]]=d(x)
            for c in range(1,11): ws.cell(r,c).font=F()
            rows.append(row); r+=1
        assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5]
        lab=f'{nm} total'; ws.cell(r,3,lab)
        for i,x in enumerate(T): ws.cell(r,5+i,x/100)
        for c in range(1,11): ws.cell(r,c).font=F(True); ws.cell(r,c).border=Border(top=thin)
        totals.append(dict(label=lab,**{k2:d(x) for k2,x in zip(keys,T)})); G=[x+y for x,y in zip(G,T)]; r+=2
    ws.cell(r,3,'All centres')
    for i,x in enumerate(G): ws.cell(r,5+i,x/100)
    for c in range(1,11): ws.cell(r,c).font=F(True); ws.cell(r,c).border=Border(top=thin,bottom=Side(style='double')); ws.cell(r,c).fill=fill
    totals.append(dict(label='All centres',**{k2:d(x) for k2,x in zip(keys,G)}))
    ws.cell(r+2,1,'Prepared by D. Vance, checked O.K. 14 Oct 2025. Intercentre balances eliminated before posting.').font=Font(name='Georgia',italic=True,size=8)
    for row in ws.iter_rows(min_row=h+2,max_row=r,min_col=5,max_col=10):
        for c in row: c.number_format='#,##0.00'
    for c,w in zip('ABCDEFGHIJ',[20,8,30,5]+[16]*6): ws.column_dimensions[c].width=w
    ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:6'
    wb.save(path('Copperleaf TB by centre Q3-25.xlsx'))
    save('Copperleaf TB by centre Q3-25.xlsx','RETAIL','TRIAL_BALANCE','owner\'s bookkeeper','workbook, property column, merged group heads over debit/credit pairs, hidden class column',True,keys,rows,totals)

# ---------------------------------------------------------------- TB3
def tb3():
    R=random.Random(4703)
    q=lambda a,b:int(R.uniform(a,b)*100)
    # section, acct, name, fund (0 op,1 res,2 cap), sign, range, activity range
    S=[('ASSETS',[('1001','Checking - Cobalt National',0,1,(5e5,6e5),None),('1002','Petty Cash',0,1,(500,501),0),('1040','Money Market - Roof Reserve',1,1,(3e5,4e5),(4e3,9e3)),('1045','Lender Replacement Reserve',1,1,(1e5,2e5),(2e3,3e3)),
       ('1060','Capital Projects Account',2,1,(4e5,6e5),(-9e4,-4e4)),('1200','Tenant Rents Receivable',0,1,(4e4,8e4),(-9e3,9e3)),('1220','Unbilled CAM Reconciliation',0,1,(1e4,3e4),(1e3,4e3)),('1310','Prepaid Insurance',0,1,(2e4,4e4),(-5e3,-2e3)),
       ('1600','Land - Bays A through F',2,1,(2e6,3e6),0),('1610','Flex Buildings',2,1,(9e6,1.2e7),0),('1640','Suite Build-Outs',2,1,(7e5,9e5),(2e4,6e4)),('1690','Accumulated Depreciation',2,-1,(2e6,3e6),(-3.4e4,-3e4))]),
      ('LIABILITIES',[('2000','Accounts Payable',0,-1,(2e4,6e4),(-9e3,9e3)),('2015','Retainage Payable',2,-1,(2e4,5e4),(-8e3,-2e3)),('2100','Security Deposits Held',0,-1,(1e5,1.6e5),(-4e3,4e3)),('2150','Prepaid Rents',0,-1,(9e3,3e4),(-7e3,7e3)),('2300','Accrued Real Estate Taxes',0,-1,(8e4,1.5e5),(-2.4e4,-2e4)),('2700','Mortgage Payable',2,-1,(6e6,7e6),(9e3,1.2e4))]),
      ('FUND BALANCES',[('3100','Fund Balance - Operating',0,0,0,0),('3200','Fund Balance - Reserve',1,0,0,0),('3300','Fund Balance - Capital',2,0,0,0),('3900','Interfund Transfers',None,0,0,0)]),
      ('REVENUE',[('4000','Base Rent - Flex Bays',0,-1,(1.5e6,1.9e6),(-2.2e5,-1.8e5)),('4050','Yard & Trailer Storage',0,-1,(4e4,6e4),(-7e3,-4e3)),('4200','CAM Reimbursement',0,-1,(2e5,3e5),(-3.2e4,-2.5e4)),('4210','Real Estate Tax Reimbursement',0,-1,(1.4e5,2e5),(-2.2e4,-1.6e4)),('4800','Late Charges',0,-1,(2e3,5e3),(-600,-200)),('4900','Interest on Reserves',1,-1,(8e3,1.2e4),(-1.4e3,-900)),('4950','Tenant Allowance Reimbursed',2,-1,(2e4,4e4),0)]),
      ('EXPENSES',[('5100','Dock & Overhead Door Repairs',0,1,(1.4e4,3e4),(500,4e3)),('5120','HVAC Contract',0,1,(2e4,3e4),(2e3,3e3)),('5160','Paving & Striping',1,1,(1e4,4e4),(0.5e3,9e3)),('5170','Roof Repairs',1,1,(1e4,3e4),(1e3,3e3)),('5200','Electric - House Meters',0,1,(2e4,3e4),(2e3,4e3)),('5230','Storm Water Fee',0,1,(6e3,9e3),(700,1e3)),('5400','Management Fee',0,1,(6e4,8e4),(7e3,9e3)),('5500','Property Insurance',0,1,(4e4,6e4),(5e3,6e3)),('5600','Real Estate Taxes',0,1,(1.8e5,2.2e5),(2e4,2.4e4)),('6100','Mortgage Interest',2,1,(2.4e5,3e5),(2.7e4,3e4)),('6200','Depreciation',2,1,(2.6e5,3e5),(3e4,3.4e4)),('6300','Loan Fee Amortization',2,1,(9e3,1.2e4),(1e3,1.3e3))])]
    A=[]
    for s,its in S:
        for a,n,f,sg,rg,ac in its:
            v=[0,0,0]
            if sg: v[f]=sg*q(*rg)
            act=q(*ac) if ac else 0
            A.append(dict(s=s,a=a,n=n,f=f,v=v,act=act))
    by={x['a']:x for x in A}
    by['1002']['v'][0]=50000
    by['3900']['v']=[q(1.75e6,1.8e6),-6000000,0]; by['3900']['v'][2]=-(by['3900']['v'][0]-6000000)
    for f,a in enumerate(['3100','3200','3300']):
        by[a]['v'][f]=-sum(x['v'][f] for x in A)
    by['1001']['act']=-sum(x['act'] for x in A)
    hd=['Acct','Description','Beginning\nBalance','Net\nActivity','Operating\nFund','Reserve\nFund','Capital\nFund','Ending\nBalance']
    keys=['beginning','activity','other:Operating Fund','other:Reserve Fund','other:Capital Fund','ending']
    def f(c): return '-' if c==0 else f"{abs(c)/100:,.2f}"+(' CR' if c<0 else '')
    def put(c): return None if c==0 else d(c)
    rows=[];totals=[];tab=[hd];sty=[];
    def vals(xs):
        e=[sum(x['v'][i] for x in xs) for i in range(3)]; E=sum(e); ac=sum(x['act'] for x in xs)
        return [E-ac,ac]+e+[E]
    for s,_ in S:
        xs=[x for x in A if x['s']==s]
        sty.append(('SPAN',(0,len(tab)),(-1,len(tab)))); sty+= [('BACKGROUND',(0,len(tab)),(-1,len(tab)),colors.HexColor('#dfe8ee')),('FONTNAME',(0,len(tab)),(-1,len(tab)),'Times-Bold')]
        tab.append([s]+['']*7)
        for x in xs:
            v=vals([x]); tab.append([x['a'],x['n']]+[f(c) for c in v])
            rows.append(dict(account=x['a'],name=x['n'],**{k:d(c) for k,c in zip(keys,v) if c}))
        v=vals(xs); lab='TOTAL '+s
        sty+= [('FONTNAME',(0,len(tab)),(-1,len(tab)),'Times-Bold'),('LINEABOVE',(2,len(tab)),(-1,len(tab)),.6,colors.black)]
        tab.append(['',lab]+[f(c) for c in v]); totals.append(dict(label=lab,**{k:d(c) for k,c in zip(keys,v) if c}))
    v=vals(A); assert not any(v)
    sty+= [('FONTNAME',(0,len(tab)),(-1,len(tab)),'Times-Bold'),('LINEABOVE',(2,len(tab)),(-1,len(tab)),1.4,colors.black)]
    tab.append(['','GRAND TOTAL']+['0.00']*6); totals.append(dict(label='GRAND TOTAL',**{k:0 for k in keys}))
    t=Table(tab,colWidths=[48,190]+[112]*6,repeatRows=1,rowHeights=[28]+[13.6]*(len(tab)-1))
    t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9.5),('FONT',(0,0),(-1,0),'Times-Bold',9.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#23445a')),('TEXTCOLOR',(0,0),(-1,0),colors.white),
      ('ALIGN',(2,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(-1,0),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#c8ced3'))]+sty))
    def deco(c,doc):
        c.setFont('Times-Roman',8); c.drawString(40,24,'Fernhollow Flex Park - Fund Accounting - Unaudited'); c.drawRightString(legal[1]-40,24,f'TB-F / {doc.page}')
    P=lambda s,z,b=False:Paragraph(s,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Italic',fontSize=z,leading=z+3))
    SimpleDocTemplate(path('fernhollow_fund_tb.pdf'),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=34,bottomMargin=40,invariant=1).build(
      [P('FERNHOLLOW FLEX PARK',15,1),P('Trial Balance with Ending Balance by Fund, for the month ended September 30, 2025. Credit balances are marked CR.',10),Spacer(1,8),t,Spacer(1,6),P('Interfund transfers net to nil across the three funds.',8.5)],onFirstPage=deco,onLaterPages=deco)
    save('fernhollow_fund_tb.pdf','INDUSTRIAL','TRIAL_BALANCE','owner\'s accountant','legal landscape PDF, fund columns between activity and ending, CR suffix, dashes for nil, sections',True,keys,rows,totals)
