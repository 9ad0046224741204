import random, subprocess, shutil
from lib import *
import make_pdf1
from reportlab.pdfgen import canvas
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side

# ---------------------------------------------------------------- 5 senior living consolidating, printed from a spreadsheet
def d5():
    R=random.Random(505)
    props=['Alder Terrace','Briar Glen','Copperfield House','Stonecroft']
    cols=props+['Corporate','Eliminations','Consolidated']
    s=S('Consolidating Statement of Operations','Evenglow Senior Communities Holdings, LLC','2025-09-01','2025-09-30',cols,nd=0,dash=True)
    sz=[1.0,.72,1.31,.88]
    def L(l,m,kind='exp',j=.12,corp=0,el=0,only=None):
        b=[round(m*k*R.uniform(1-j,1+j)) if only is None or i in only else 0 for i,k in enumerate(sz)]+[corp,el]
        return s.line(l,b+[sum(b)],kind=kind)
    H=s.head
    H('Census')
    un=[112,84,148,96];oc=[round(u*x) for u,x in zip(un,[.91,.869,.932,.844])]
    s.line('Units Available',un+[None,None,sum(un)],stat='n');s.line('Average Occupied Units',oc+[None,None,sum(oc)],stat='n')
    s.line('Occupancy',[round(a/b,3) for a,b in zip(oc,un)]+[None,None,round(sum(oc)/sum(un),3)],stat='p')
    H('Resident Revenue')
    a=[L('Independent Living Rent',118200,'inc',only=(0,2,3)),L('Assisted Living Rent',214600,'inc'),L('Memory Care Rent',131800,'inc',only=(0,1,2)),L('Level of Care Fees',74100,'inc'),L('Second Person Fees',8200,'inc'),L('Community Fees',11400,'inc',.5),L('Respite Stays',4700,'inc',.6),L('Concessions',-7900,'inc',.5)]
    r=s.tot('Net Resident Revenue',a)
    H('Other Revenue')
    a=[L('Guest Meals & Catering',1250,'inc',.4),L('Beauty Salon',980,'inc',.3),L('Therapy Space Rent',2600,'inc',0,only=(0,2)),L('Intercompany Management Fee Income',0,'inc',corp=109480,el=-109480)]
    o=s.tot('Total Other Revenue',a)
    TI=s.tot('Total Revenue',[r,o],t='TOTAL',key='total_income')
    H('Operating Expenses')
    a=[L(l,m) for l,m in [('Resident Care - Wages',108300),('Dining - Wages',39400),('Housekeeping & Laundry - Wages',17100),('Maintenance - Wages',14600),('Administration & Marketing - Wages',34600),('Agency Staffing',5100)]]
    b=[L('Payroll Taxes & Workers Comp',23100),L('Health Insurance & Benefits',19400)]
    lb=s.tot('Total Labor',a+b,kind='exp')
    a=[L(l,m) for l,m in [('Raw Food',27800),('Resident Activities & Transportation',4900),('Medical & Care Supplies',5200),('Repairs & Contract Maintenance',13800),('Utilities',18900),('Advertising & Referral Fees',15600),('Office, IT & Telephone',9100),('Bad Debt',1900)]]
    a[-1:]=a[-1:]
    g=L('General Liability Insurance',11200,corp=1850);rt=L('Property Taxes',19700,j=.03);pi=L('Property Insurance',8300,j=.03)
    mfb=[31170,20360,36480,21470]
    assert sum(mfb)==109480
    m=s.line('Management Fees',mfb+[0,-109480,0],kind='exp')
    c_=L('Corporate Overhead',0,corp=84310)
    TE=s.tot('Total Operating Expenses',[lb]+a+[g,rt,pi,m,c_],t='TOTAL',kind='exp',key='total_operating_expenses')
    N=s.tot('Net Operating Income',[TI],[TE],t='TOTAL',key='noi')
    H('Below the Line')
    a=[L('Senior Interest',69800,'exp',.04),L('Mezzanine Interest (paid by Holdings)',0,corp=147916),L('Mezzanine Interest - Accrued PIK',0,corp=31696),L('Depreciation & Amortization',54700,'exp',.05),L('Loss (Gain) on Disposal',0,only=())]
    x=s.tot('Total Below the Line',a,kind='exp')
    s.tot('Net Income (Loss)',[N],[x],t='TOTAL',key='net_income')
    s.done()
    wb=Workbook();ws=wb.active;ws.title='Consol'
    ws['A1']='EVENGLOW SENIOR COMMUNITIES HOLDINGS, LLC';ws['A1'].font=Font(name='Caladea',size=14,bold=True,color='5B2C6F')
    ws['A2']='Consolidating Statement of Operations';ws['A3']='Month of September 2025  (September 1 - September 30, 2025)'
    for k in(2,3): ws[f'A{k}'].font=Font(name='Caladea',size=11,italic=True)
    r0=5;fill=PatternFill('solid',fgColor='5B2C6F');l2=PatternFill('solid',fgColor='EDE4F2')
    for j,t in enumerate(['']+cols,1):
        c=ws.cell(r0,j,t);c.font=Font(name='Liberation Sans',size=9,bold=True,color='FFFFFF');c.fill=fill;c.alignment=Alignment(horizontal='center',wrap_text=True,vertical='center')
    ws.row_dimensions[r0].height=24;i=r0+1
    for r in s.rows:
        c=ws.cell(i,1,r['label']);b=r['t']!='LINE';c.font=Font(name='Liberation Sans',size=9,bold=b,underline='single' if r['t']=='HEADING' else None);c.alignment=Alignment(indent=0 if b else 1)
        if r['v']:
            for j,v in enumerate(r['v'],2):
                c=ws.cell(i,j,v);c.font=Font(name='Liberation Sans',size=9,bold=b);c.number_format={'n':'#,##0','p':'0.0%'}.get(r.get('stat'),'#,##0_);(#,##0);"-"_)')
                c.alignment=Alignment(horizontal='right')
                if b: c.border=Border(top=Side(style='thin'),bottom=Side(style='double') if r['t']=='TOTAL' else None)
            if r['t']=='TOTAL':
                for j in range(1,9): ws.cell(i,j).fill=l2
            if b: i+=1
        i+=1
    ws.column_dimensions['A'].width=38
    for j in 'BCDEFGH': ws.column_dimensions[j].width=14
    ws.page_setup.orientation='portrait';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.print_title_rows='5:5';ws.oddFooter.left.text='&F';ws.oddFooter.right.text='Page &P of &N'
    t=BASE+'/tmpx';os.makedirs(t,exist_ok=True);wb.save(t+'/Evenglow_Consol_2025-09.xlsx')
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{t}/lo','--convert-to','pdf','--outdir',t,t+'/Evenglow_Consol_2025-09.xlsx'],check=True,capture_output=True)
    shutil.copy(t+'/Evenglow_Consol_2025-09.pdf',path('Evenglow_Consol_2025-09.pdf'))
    write('Evenglow_Consol_2025-09.pdf',[s],'SENIOR_HOUSING','OPERATING_STATEMENT','senior living controller','consolidating by community with corporate and eliminations, printed from a spreadsheet')

# ---------------------------------------------------------------- 6 industrial balance sheet, account form (side by side)
def d6():
    cols=['2025','2024'];R=random.Random(606)
    s=S('Balance Sheets','Tamarack Crossing Logistics Park, LLC',None,'2025-12-31',cols,nd=0,dash=True)
    H=s.head;L=lambda l,a,b:s.line(l,[a,b])
    ah=H('ASSETS')
    H('Real estate, at cost')
    a=[L('Land',9140000,9140000),L('Buildings and improvements',48612318,48377905),L('Tenant improvements',3108442,2861090),L('Construction in progress',214600,0)]
    g=s.tot('Total real estate',a);d=L('Less accumulated depreciation',-7924611,-6488236)
    re=s.tot('Real estate, net',[g,d])
    a=[L('Cash and cash equivalents',1284077,1516322),L('Restricted cash - lender reserves',892415,704880),L('Restricted cash - tenant deposits',311250,296750),L('Tenant receivables, net of allowance',186903,241556),L('Straight-line rent receivable',1422860,1190374),L('Deferred leasing costs, net',1038772,1154209),L('Prepaid expenses and other',147318,139002)]
    ta=s.tot('TOTAL ASSETS',[re]+a,t='TOTAL',key='total_assets')
    lh=H('LIABILITIES AND MEMBERS\' EQUITY')
    H('Liabilities')
    a=[L('Mortgage note payable',35720000,36000000),L('Mezzanine note payable',8500000,8500000),L('Less unamortized loan costs',-402118,-529663)]
    n=s.tot('Notes payable, net',a)
    a=[L('Accounts payable',221904,187465),L('Accrued real estate taxes',418300,401777),L('Accrued interest',248116,251380),L('Prepaid rents',164722,139840),L('Tenant security deposits',311250,296750),L('Due to affiliates',0,75000)]
    tl=s.tot('Total liabilities',[n]+a,t='TOTAL',key='total_liabilities')
    H("Members' equity")
    TA=s.rows[ta]['b'];TL=s.rows[tl]['b'];eq=[TA[0]-TL[0],TA[1]-TL[1]]
    ctr=[9850000,9850000];opening=eq[1];dist=[-640000,-780000];prior24=eq[1]-ctr[1]-dist[1]
    acc=[eq[0]-ctr[0]-(-1870000),eq[1]-ctr[1]-(-1230000)]
    a=[L('Contributed capital',*ctr),L('Cumulative distributions',-1870000,-1230000),L('Accumulated earnings (deficit)',*acc)]
    te=s.tot("Total members' equity",a,t='TOTAL',key='total_equity')
    s.tot("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],t='TOTAL')
    s.done()
    c=canvas.Canvas(path('Tamarack BS 12-31-25 (compiled).pdf'),pagesize=(792,612),invariant=1)
    # page 1: accountant's letter
    c.setFont('Times-Bold',12);c.drawString(90,520,'Orrick Danby & Lowe, CPAs');c.setFont('Times-Roman',10.5);y=480
    for t in ['To the Members of','Tamarack Crossing Logistics Park, LLC','','Management is responsible for the accompanying balance sheets of Tamarack Crossing Logistics Park, LLC as of December 31, 2025','and 2024, in accordance with accounting principles generally accepted in the United States of America. We have performed compilation','engagements in accordance with Statements on Standards for Accounting and Review Services. We did not audit or review the financial','statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by','management. We do not express an opinion, a conclusion, nor provide any assurance on these financial statements.','','Management has elected to omit substantially all the disclosures required by generally accepted accounting principles.','','','February 17, 2026']:
        c.drawString(90,y,t);y-=15
    c.showPage()
    c.setFont('Times-Bold',12);c.drawCentredString(396,575,'TAMARACK CROSSING LOGISTICS PARK, LLC');c.drawCentredString(396,560,'BALANCE SHEETS');c.setFont('Times-Roman',10.5);c.drawCentredString(396,546,'December 31, 2025 and 2024')
    c.setLineWidth(.8);c.line(396,520,396,120)
    for side,(lo,hi) in enumerate([(ah,lh),(lh,len(s.rows))]):
        x0=36 if side==0 else 408;X=[x0+278,x0+346];y=505
        c.setFont('Times-Bold',10);[c.drawRightString(x,524,t) for x,t in zip(X,cols)]
        if True: [c.line(x-44,520.5,x,520.5) for x in X]
        first=True;sub=False
        for r in s.rows[lo:hi]:
            if r['label'].startswith('TOTAL'): y=150
            b=r['t'] in('HEADING','TOTAL');c.setFont('Times-Bold' if b else 'Times-Roman',9.6)
            if r['t']=='HEADING' and r['label'].isupper(): c.drawCentredString(x0+110,y,r['label'])
            else: c.drawString(x0+(0 if b else 20 if r['t']=='SUBTOTAL' else 10),y,r['label'])
            if r['v']:
                if r['t']!='LINE': [c.line(x-58,y+9.4,x+2,y+9.4) for x in X]
                for x,v in zip(X,r['v']):
                    tx=f2(v,nd=0,zero='-');c.drawRightString(x+(3 if tx[-1]==')' else 0),y,tx)
                    if first or r['label'].startswith('TOTAL'): c.drawString(x-58,y,'$')
                first=False
                if r['label'].startswith('TOTAL'):
                    for x in X: c.line(x-58,y-3,x+2,y-3);c.line(x-58,y-5,x+2,y-5)
            y-=15.5
            if r['t']=='SUBTOTAL' or r['label'] in('Total liabilities','Less accumulated depreciation'): y-=5
    c.setFont('Times-Italic',9);c.drawCentredString(396,60,"See accountants' compilation report.");c.drawCentredString(396,40,'- 2 -');c.showPage();c.save()
    write('Tamarack BS 12-31-25 (compiled).pdf',[s],'INDUSTRIAL','BALANCE_SHEET','CPA firm','account form: assets left, liabilities right; letter before',True)

# ---------------------------------------------------------------- 7 apartments: income statement + cash flow, GAAP
def d7():
    cols=['2025','2024'];P='Marlowe Heights Residences'
    I=S('Statements of Operations',P,'2025-01-01','2025-09-30',cols,page=1,nd=0,dash=True);I.head('Revenues')
    a=[I.line('Rental income',[7418226,7190443]),I.line('Parking and storage',[286114,271905]),I.line('Utility reimbursements',[312877,288460]),I.line('Other resident fees',[164392,171018])]
    ti=I.tot('Total revenues',a,t='TOTAL',key='total_income');I.head('Expenses')
    a=[I.line(l,v,kind='exp') for l,v in [('Personnel',[738915,712604]),('Repairs, maintenance and turnover',[402217,436098]),('Utilities',[497380,462913]),('Marketing',[96240,101877]),('General and administrative',[148506,139745]),('Management fees',[245449,237655]),('Real estate taxes',[1104750,1071000]),('Insurance',[318600,344950])]]
    te=I.tot('Total operating expenses',a,t='TOTAL',kind='exp',key='total_operating_expenses')
    no=I.tot('Net operating income',[ti],[te],t='TOTAL',key='noi');I.head('Other expenses (income)')
    a=[I.line('Interest - senior mortgage',[1846302,1852077]),I.line('Interest - mezzanine loan',[641250,612900]),I.line('Amortization of financing costs',[88420,88420]),I.line('Depreciation',[1723918,1698004]),I.line('Casualty loss, net of insurance',[37500,0]),I.line('Change in fair value of rate cap',[64115,-21840])]
    ot=I.tot('Total other expenses',a,kind='exp')
    ni=I.tot('Net income',[no],[ot],t='TOTAL',key='net_income');I.done()
    NI=I.rows[ni]['v']
    C=S('Statements of Cash Flows',P,'2025-01-01','2025-09-30',cols,page=2,nd=0,dash=True);L=lambda l,*v:C.line(l,list(v))
    C.head('Cash flows from operating activities');n=L('Net income',*NI)
    C.head('Adjustments to reconcile net income to net cash provided by operating activities')
    a=[L('Depreciation',1723918,1698004),L('Amortization of financing costs',88420,88420),L('Casualty loss, net of insurance',37500,0),L('Change in fair value of rate cap',64115,-21840)]
    C.head('Changes in operating assets and liabilities')
    a+=[L('Resident receivables',-18422,31067),L('Prepaid expenses and other assets',-94310,-71885),L('Accounts payable and accrued expenses',63904,-40216),L('Accrued real estate taxes',368250,357000),L('Accrued mezzanine interest (PIK)',124688,119175),L('Resident security deposits',6150,-2400)]
    o=C.tot('Net cash provided by operating activities',[n]+a)
    C.head('Cash flows from investing activities')
    a=[L('Unit renovation program',-688240,-512906),L('Building improvements',-243117,-398450),L('Insurance proceeds received',185000,0)]
    iv=C.tot('Net cash used in investing activities',a)
    C.head('Cash flows from financing activities')
    a=[L('Principal payments on senior mortgage',-402880,-385104),L('Purchase of rate cap',0,-118000),L('Contributions from members',0,250000),L('Distributions to members',-425000,-600000),L('Mezzanine extension fee',-71250,0)]
    fi=C.tot('Net cash used in financing activities',a)
    nc=C.tot('Net increase in cash, cash equivalents and restricted cash',[o,iv,fi],t='TOTAL',key='net_cash_flow')
    NC=C.rows[nc]['b'];b=L('Cash, cash equivalents and restricted cash, beginning of period',2611480,2240917)
    C.tot('Cash, cash equivalents and restricted cash, end of period',[nc,b],t='TOTAL')
    C.head('Supplemental disclosure of cash flow information');L('Cash paid for interest',1846302+641250-124688-9114,1852077+612900-119175+3310)
    C.done()
    c=canvas.Canvas(path('marlowe_heights_fs_9mo.pdf'),pagesize=(595,842),invariant=1)
    for z in(I,C):
        c.setFont('SerB',12);c.drawString(60,780,'Marlowe Heights Residences');c.setFont('Ser',9);c.drawString(60,766,'a property of MHR Borrower, LLC  |  subsidiary of MHR Mezz Borrower, LLC')
        c.setFont('SerB',11);c.drawString(60,744,z.title);c.setFont('Ser',9);c.drawString(60,731,'Nine months ended September 30, 2025 and 2024 (unaudited; in U.S. dollars)')
        c.setLineWidth(1.2);c.line(60,722,540,722);c.setFont('SerB',9);c.drawRightString(448,708,'2025');c.drawRightString(536,708,'2024');c.setLineWidth(.4);c.line(60,702,540,702);y=686
        for r in z.rows:
            if r['t']=='HEADING':
                y-=5;c.setFont('SerB' if not r['label'].startswith(('Adjust','Changes')) else 'Ser',8.6);lab=r['label']
                if len(lab)>60: c.drawString(70,y,'Adjustments to reconcile net income to net cash');y-=11;c.drawString(80,y,'provided by operating activities:')
                else: c.drawString(70 if lab.startswith('Changes') else 60,y,lab+(':' if lab.startswith('Changes') else ''))
                y-=14;continue
            bld=r['t']!='LINE';c.setFont('SerB' if bld else 'Ser',8.6)
            lab=r['label'];x0=60 if bld else 84
            if len(lab)>56:
                k=lab.rfind(' ',0,48);c.drawString(x0,y,lab[:k]);y-=11;c.drawString(x0+10,y,lab[k+1:])
            else: c.drawString(x0,y,lab)
            for x,v in zip((448,536),r['v']): c.drawRightString(x,y,f2(v,nd=0,zero='\u2014'))
            if bld: c.line(376,y+10,450,y+10);c.line(464,y+10,538,y+10)
            y-=14.5+(4 if bld else 0)
        c.setFont('Ser',7.5);c.drawString(60,40,'The accompanying notes are an integral part of these statements.');c.drawRightString(540,40,str(z.page+2));c.showPage()
    c.save()
    write('marlowe_heights_fs_9mo.pdf',[I,C],'MULTIFAMILY','OPERATING_STATEMENT','owner accountant GAAP','A4 serif, statement of operations and indirect cash flows, wrapped labels')

# ---------------------------------------------------------------- 8 storage: line-numbered cash flow and covenant form, monospace
def d8():
    R=random.Random(808);cols=['Sep 2025','3 Mos Ended 9/30/25','12 Mos Ended 9/30/25']
    s=S('Borrower Cash Flow and Debt Service Coverage Report','Keepsafe Yard Storage - Port Linden',None,'2025-09-30',cols,nd=2)
    def L(l,m,kind='exp',j=.04,q=None):
        b=[m*R.uniform(1-j,1+j) for _ in range(12)];b=[round(x,2) for x in b]
        if q is not None: b=[0]*11+[0];b[q]=m
        return s.line(l,[b[-1],sum(b[-3:]),sum(b)],kind=kind)
    s.head('PART A - OPERATIONS')
    a=[L('Unit rental income',94180,'inc'),L('Discounts and move-in specials',-6210,'inc',.2),L('Late and lien fees',3340,'inc',.2),L('Tenant protection plan commissions',7815,'inc'),L('Retail merchandise, net',640,'inc',.4),L('Truck / vehicle parking',4450,'inc',.05),L('Write-offs',-1520,'inc',.5)]
    ti=s.tot('Effective gross income',a,t='TOTAL',key='total_income')
    a=[L('Manager wages and taxes',11240),L('Property taxes',8166.67,j=0),L('Insurance',2240,j=0),L('Utilities',2610,j=.2),L('Repairs, gates and snow',2980,j=.5),L('Advertising and internet leads',3320,j=.2),L('Credit card and bank charges',1870,j=.06),L('Software, office and telephone',1415,j=.1),L('Management fee',6150,j=.03),L('Auction and legal',280,j=.8),L('Roof coating, Bldg. C (non-recurring)',18400,q=5)]
    te=s.tot('Total operating expenses',a,t='TOTAL',kind='exp',key='total_operating_expenses')
    no=s.tot('Net operating income',[ti],[te],t='TOTAL',key='noi')
    rs=L('Replacement reserve per loan agreement',1137.5,j=0)
    nc=s.tot('Net cash flow available for debt service',[no],[rs],t='TOTAL')
    s.head('PART B - DEBT SERVICE')
    a=[L('Senior loan interest',21900.4,j=.02),L('Senior loan principal',5480,j=.01)]
    sd=s.tot('Senior debt service',a,kind='exp')
    m=L('Mezzanine loan interest (current pay)',8958.33,j=0)
    td=s.tot('Total debt service',[sd,m],kind='exp')
    cf=s.tot('Cash flow after debt service',[nc],[td],t='TOTAL',key='net_cash_flow')
    s.head('PART C - COVENANT CALCULATION')
    b=lambda i:s.rows[i]['b'][2]
    s.line('Senior debt service coverage',[None,None,round(b(nc)/b(sd),2)],stat='x');s.line('Combined debt service coverage',[None,None,round(b(nc)/b(td),2)],stat='x')
    s.line('Required combined coverage',[None,None,1.2],stat='x')
    s.line('Outstanding senior and mezzanine principal',[None,None,6187314.22],stat='m')
    s.line('Combined debt yield',[None,None,round(b(no)/6187314.22,4)],stat='p')
    s.done();print('d8',b(nc),b(td),b(nc)/b(td),b(no)/6187314)
    c=canvas.Canvas(path('KSY-PL_DSCR_2025Q3.pdf'),pagesize=(612,792),invariant=1)
    c.setFont('MonoB',10);c.rect(40,690,532,70);c.drawString(50,743,'BORROWER CASH FLOW AND DEBT SERVICE COVERAGE REPORT');c.setFont('Mono',8.5)
    c.drawString(50,729,'Property:  Keepsafe Yard Storage - Port Linden   (612 units / 71,400 NRSF)');c.drawString(50,717,'Borrower:  KSY Port Linden Mezz, LLC');c.drawString(50,705,'As of:     09/30/2025        Basis: cash        Prepared by: controller')
    X=[358,462,566];c.setFont('MonoB',8)
    for x,t1,t2 in zip(X,['Month of','3 Mos Ended','12 Mos Ended'],['Sep 2025','9/30/25','9/30/25']): c.drawRightString(x,675,t1);c.drawRightString(x,665,t2)
    c.drawString(44,665,'Line');c.setDash(1,2);c.line(40,660,572,660);c.setDash();y=646;ln=0;no_={}
    notes={}
    for k,r in enumerate(s.rows):
        if r['t']=='HEADING':
            y-=6;c.setFillGray(.9);c.rect(40,y-3,532,12,fill=1,stroke=0);c.setFillGray(0);c.setFont('MonoB',8.5);c.drawString(44,y,r['label']);y-=15;continue
        ln+=1;no_[k]=ln;c.setFont('MonoB' if r['t']!='LINE' else 'Mono',8)
        c.drawRightString(62,y,f'{ln}');c.drawString(72,y,r['label'])
        for x,v in zip(X,r['v']):
            if v is None: continue
            st=r.get('stat');t=f'{v:.2f}x' if st=='x' else f'{v*100:.2f}%' if st=='p' else f2(v)
            c.drawRightString(x+(4.8 if t[-1]==')' else 0),y,t)
        if r['t']!='LINE': c.setLineWidth(.4);[c.line(x-72,y+8,x,y+8) for x in X]
        y-=13.2
    c.setFont('Mono',7.5);y-=12
    c.drawString(44,y,'Combined coverage = line %d / line %d.  Amounts in parentheses are deductions.'%(no_[nc],no_[td]));c.drawString(44,y-30,'Certified true and complete:  ______________________   Title: ______________   Date: __________')
    c.showPage();c.save()
    write('KSY-PL_DSCR_2025Q3.pdf',[s],'SELF_STORAGE','OPERATING_STATEMENT','storage borrower controller','lender form, line numbers, monospace, covenant calculation')
if __name__=='__main__': d5();d6();d7();d8()
