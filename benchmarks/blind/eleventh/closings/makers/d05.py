# Senior housing month-end workbook: cover, income statement, balance sheet, cash flow
from lib import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as CL
def make():
    g=random.Random(4105); name='Wren Hollow AL-MC Month End 2025-04.xlsx'; P='Wren Hollow Senior Living'
    s=S('Statement of Income',P,'2025-04-01','2025-04-30',['Month to Date Actual','Month to Date Budget','Month to Date Variance $','Year to Date Actual','Year to Date Budget','Year to Date Variance $'],sheet='IS',fav=(2,5))
    def L(code,label,b,exp=True,j=.05,lvl=1):
        b*=100; sg=-1 if exp else 1
        a=int(b*g.gauss(1,j)/100)*100; ya=a+int(3*b*g.gauss(1,j*.6)/100)*100
        return s.line(label,[a,b,sg*(a-b),ya,4*b,sg*(ya-4*b)],code,lvl)
    def grp(h,t,items,exp=True,lvl=0): s.head(h,lvl=lvl); return s.tot(t,[L(c,l,b,exp,j,lvl+1) for c,l,b,j in items],lvl=lvl)
    s.head('Resident Revenue')
    a=s.tot('Net Resident Revenue',[L('40100','Rent - Assisted Living',318400,False,.01),L('40150','Rent - Memory Care',171900,False,.015),L('40200','Level of Care Fees - AL',62750,False,.05),L('40250','Level of Care Fees - MC',38100,False,.04),
        L('40300','Second Person Fees',5200,False,.1),L('40400','Respite Stays',7400,False,.4),L('40800','Incentives and Concessions',-11600,False,.2)],lvl=0)
    b=grp('Other Revenue','Total Other Revenue',[('42100','Community Fees',13500,.3),('42200','Medication Management',9300,.05),('42300','Guest Meals',680,.3),('42400','Beauty Salon',1450,.2),('42900','Other',310,.5)],False)
    ti=s.tot('Total Revenue',[a,b],lvl=0,kind='TOTAL',key='total_income')
    s.head('Operating Expenses')
    T=[grp('Wages and Benefits','Total Wages and Benefits',[('51100','Wages - Care Staff',138200,.03),('51200','Wages - Dining',46900,.03),('51300','Wages - Housekeeping',15800,.03),('51400','Wages - Activities',10700,.05),('51500','Wages - Administration',31400,.02),('51600','Overtime',6900,.3),('51700','Agency Labor',4200,.7),('51800','Payroll Taxes',20450,.03),('51900','Benefits',24600,.05)],lvl=1),
       grp('Dining','Total Dining',[('52100','Raw Food',29800,.06),('52200','Dining Supplies',3100,.15)],lvl=1),
       grp('Resident Care','Total Resident Care',[('53100','Nursing Supplies',2650,.2),('53200','Activities and Outings',2100,.2),('53300','Transportation',1180,.2)],lvl=1),
       grp('Maintenance and Utilities','Total Maintenance and Utilities',[('54100','Repairs',7450,.3),('54200','Grounds',2900,.05),('54300','Electricity',9950,.08),('54400','Gas',3050,.25),('54500','Water and Sewer',4620,.06),('54600','Cable and Internet',5100,.01)],lvl=1),
       grp('General and Administrative','Total General and Administrative',[('55100','Marketing and Referral Fees',14800,.4),('55200','Office and Software',5350,.08),('55300','Licenses and Training',1900,.4),('55400','Bad Debt',1500,.6)],lvl=1)]
    T.append(L('56100','Management Fee',30600,True,.01)); 
    F=grp('Fixed Costs','Total Fixed Costs',[('57100','Property Taxes',18750,0),('57200','Property and Liability Insurance',13900,0)],lvl=1)
    te=s.tot('Total Operating Expenses',T+[F],lvl=0,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('Net Operating Income',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    below=[L('60100','Interest',71350,True,.001,0),L('60200','Depreciation and Amortization',52000,True,0,0)]
    ni=s.tot('Net Income',[noi]+below,lvl=0,kind='TOTAL',signs=[1,-1,-1],key='net_income')
    mi,yi=s.rows[ni].vals[0],s.rows[ni].vals[3]; md,yd=s.rows[below[1]].vals[0],s.rows[below[1]].vals[3]
    # balance sheet: Apr, Mar, Dec
    bs=S('Balance Sheet',P,None,'2025-04-30',['April 30, 2025','March 31, 2025','December 31, 2024'],sheet='BS')
    K=lambda *v:[x*100 for x in v]
    ar=K(48210,52934,41876); pre=K(63418,77290,31022); dep=K(14500,14500,14500); esc=K(156220,137470,81220); fa0=1148260000
    fx=[fa0+K(31875)[0]+K(64200)[0],fa0+K(64200)[0],fa0]; land=K(1350000,1350000,1350000); acc0=-218400000; ad=[acc0-yd,acc0-yd+md,acc0]
    ap=K(71403,86228,64990); acr=K(98120,84755,92340); ptx=K(75000,56250,0); dfr=K(36410,41285,28800); cf_=K(58000,56500,52000)
    mort=[1087654100,1089120300,1093450800]; dist=K(-160000,-120000,0); re0=None; cap=K(2750000,2750000,2750000)
    cashD=41236700
    tl=[sum(x) for x in zip(ap,acr,ptx,dfr,cf_,mort)]; nonc=[sum(x) for x in zip(ar,pre,dep,esc,fx,land,ad)]
    re0=cashD+nonc[2]-tl[2]-cap[2]; re=[re0]*3; cur=[yi,yi-mi,0]
    eq=[cap[k]+re[k]+dist[k]+cur[k] for k in range(3)]; cash=[eq[k]+tl[k]-nonc[k] for k in range(3)]
    assert cash[2]==cashD and min(cash)>0,cash
    pc=K(2500,2500,2500); cash1=[cash[k]-pc[k] for k in range(3)]
    bs.head('Assets'); bs.head('Current Assets',lvl=1)
    A=bs.tot('Total Current Assets',[bs.line('Cash - Operating',cash1,'10100',2),bs.line('Petty Cash and Resident Trust',pc,'10200',2),bs.line('Resident Receivables, net',ar,'11100',2),bs.line('Prepaid Expenses',pre,'12100',2),bs.line('Utility Deposits',dep,'12200',2),bs.line('Tax and Insurance Escrow',esc,'12300',2)],lvl=1)
    bs.head('Property and Equipment',lvl=1)
    B=bs.tot('Property and Equipment, net',[bs.line('Land',land,'15100',2),bs.line('Building and Equipment',fx,'15200',2),bs.line('Accumulated Depreciation',ad,'15900',2)],lvl=1)
    ta=bs.tot('Total Assets',[A,B],lvl=0,kind='TOTAL',key='total_assets')
    bs.head('Liabilities and Equity'); bs.head('Current Liabilities',lvl=1)
    C=bs.tot('Total Current Liabilities',[bs.line('Accounts Payable',ap,'20100',2),bs.line('Accrued Payroll',acr,'20200',2),bs.line('Accrued Property Taxes',ptx,'20300',2),bs.line('Prepaid Resident Fees',dfr,'20400',2),bs.line('Refundable Community Fees',cf_,'20500',2)],lvl=1)
    D=bs.line('Mortgage Note',mort,'25100',1)
    tlx=bs.tot('Total Liabilities',[C,D],lvl=0,kind='TOTAL',key='total_liabilities')
    bs.head('Equity',lvl=1)
    E=bs.tot('Total Equity',[bs.line('Paid-in Capital',cap,'30100',2),bs.line('Retained Earnings',re,'30200',2),bs.line('Distributions',dist,'30300',2),bs.line('Net Income - Current Year',cur,'30900',2)],lvl=0,kind='TOTAL',key='total_equity')
    bs.tot('Total Liabilities and Equity',[tlx,E],lvl=0,kind='TOTAL'); assert bs.rows[-1].vals==bs.rows[ta].vals
    cf=S('Statement of Cash Flows',P,'2025-04-01','2025-04-30',['Month','Year to Date'],sheet='CF')
    d=lambda x:[x[0]-x[1],x[0]-x[2]]; n=lambda x:[-v for v in d(x)]
    cf.head('Operating Activities')
    O=cf.tot('Cash Provided by Operating Activities',[cf.line('Net Income',[mi,yi]),cf.line('Depreciation and Amortization',[md,yd]),cf.line('Change in Resident Receivables',n(ar)),cf.line('Change in Prepaid Expenses',n(pre)),cf.line('Change in Escrow',n(esc)),cf.line('Change in Accounts Payable',d(ap)),cf.line('Change in Accrued Payroll',d(acr)),cf.line('Change in Accrued Property Taxes',d(ptx)),cf.line('Change in Prepaid Resident Fees',d(dfr)),cf.line('Change in Refundable Community Fees',d(cf_))],lvl=0)
    cf.head('Investing Activities'); I=cf.tot('Cash Used in Investing Activities',[cf.line('Building and Equipment Additions',n(fx))],lvl=0)
    cf.head('Financing Activities'); Fi=cf.tot('Cash Used in Financing Activities',[cf.line('Principal Payments',d(mort)),cf.line('Distributions to Owner',d(dist))],lvl=0)
    N=cf.tot('Net Change in Cash',[O,I,Fi],lvl=0,kind='TOTAL',key='net_cash_flow')
    bg=cf.line('Cash, Beginning of Period',[cash[1],cash[2]],None,0)
    cf.tot('Cash, End of Period',[N,bg],lvl=0,kind='TOTAL'); assert cf.rows[-1].vals==[cash[0]]*2
    wb=openpyxl.Workbook(); w=wb.active; w.title='Cover'
    for r,t in enumerate([P,'64 units - Assisted Living and Memory Care','Month-end financial package','April 2025','','Contents','  IS - Statement of Income','  BS - Balance Sheet','  CF - Statement of Cash Flows','','Prepared by: Larkfield Community Accounting','Status: FINAL - closed 5/9/2025'],3): w.cell(r,2,t).font=Font(name='Cambria',size=16 if r==3 else 11,bold=r in(3,8))
    hf=PatternFill('solid',fgColor='5B7F5B'); lt=PatternFill('solid',fgColor='EAF1E6')
    def sheet(st,heads,colmap,extra,lab='C',start=7):
        w=wb.create_sheet(st.sheet); w.sheet_view.showGridLines=False
        w['B2']=P; w['B3']=st.title; w['B4']={'IS':'For the Month Ended April 30, 2025','BS':'As of April 30, 2025','CF':'For the Month and Four Months Ended April 30, 2025'}[st.sheet]
        for c in('B2','B3','B4'): w[c].font=Font(name='Cambria',size=12,bold=True)
        w.column_dimensions['A'].width=2; w.column_dimensions['B'].width=9; w.column_dimensions['C'].width=38
        heads(w); r=start
        for row in st.rows:
            w.cell(r,2,int(row.code) if row.code else None); l=w.cell(r,3,row.label); l.alignment=Alignment(indent=row.lvl)
            bold=row.t!='LINE'; l.font=Font(name='Cambria',size=10,bold=bold); w.cell(r,2).font=Font(name='Cambria',size=10,color='777777')
            if row.t!='HEADING':
                for c,v in zip(colmap,row.vals):
                    x=w.cell(r,c,v//100 if v%100==0 else v/100); x.number_format='_(* #,##0_);_(* (#,##0);_(* 0_);_(@_)'; x.font=Font(name='Cambria',size=10,bold=bold)
                    if row.items: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row.t=='TOTAL' else None)
                extra(w,r,row)
            if row.t=='TOTAL':
                for c in range(2,max(colmap)+2): w.cell(r,c).fill=lt
                r+=1
            r+=1
        return w
    def hIS(w):
        for a,t in(('D5:H5','Month to Date'),('J5:N5','Year to Date')): w.merge_cells(a); x=w[a.split(':')[0]]; x.value=t; x.fill=hf; x.font=Font(name='Cambria',color='FFFFFF',bold=True); x.alignment=Alignment(horizontal='center')
        for c,t in zip([2,3,4,5,6,7,8,10,11,12,13,14],['Acct','Description']+['Actual','Budget','Variance $','Variance %','Actual PRD']*2): x=w.cell(6,c,t); x.font=Font(name='Cambria',bold=True,size=10); x.alignment=Alignment(horizontal='left' if c<4 else 'right'); x.border=Border(bottom=Side(style='medium'))
        for c in 'DEFJKL': w.column_dimensions[c].width=13
        w.column_dimensions['I'].width=2; w.freeze_panes='D7'
    def xIS(w,r,row):
        for o,c,days in((0,7,1741),(3,13,6986)):
            a,b,v=row.vals[o:o+3]; x=w.cell(r,c,round(v/abs(b),4) if b else None); x.number_format='0.0%;(0.0%)'; y=w.cell(r,c+1,round(a/100/days,2)); y.number_format='0.00;(0.00)'
    sheet(s,hIS,[4,5,6,10,11,12],xIS)
    def hBS(w):
        import datetime as D
        for c,t in zip((4,5,6),(D.date(2025,4,30),D.date(2025,3,31),D.date(2024,12,31))): x=w.cell(6,c,t); x.number_format='mmmm d, yyyy'; x.fill=hf; x.font=Font(name='Cambria',color='FFFFFF',bold=True); x.alignment=Alignment(horizontal='right'); w.column_dimensions[CL(c)].width=20
    sheet(bs,hBS,[4,5,6],lambda *a:None)
    def hCF(w):
        for c,t in zip((4,6),('Month','Year to Date')): x=w.cell(6,c,t); x.fill=hf; x.font=Font(name='Cambria',color='FFFFFF',bold=True); x.alignment=Alignment(horizontal='center'); w.column_dimensions[CL(c)].width=16
        w.column_dimensions['E'].width=3
    sheet(cf,hCF,[4,6],lambda *a:None)
    wb.save(doc(name))
    save(name,[s,bs,cf],'SENIOR_HOUSING','OPERATING_STATEMENT','community accounting of a senior-housing operator','workbook with cover + IS/BS/CF sheets, merged group headers, PRD rate columns left out of truth','three statements over sheets; per-resident-day and % columns; BS headers are real dates')
if __name__=='__main__': make()
