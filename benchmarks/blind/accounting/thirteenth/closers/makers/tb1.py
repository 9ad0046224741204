# MRI-like fixed pitch trial balance: opening / activity / closing, trailing minus; planted digit
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
def run():
    R=random.Random(2601)
    F='juniper_run_tb_oct.pdf'
    amt=lambda lo,hi: R.randint(lo*100,hi*100)
    A=[] # code,name,beg,dr,cr
    def a(code,name,b,d=0,c=0): A.append([code,name,b,d,c])
    inc=[('4010-000','Gross Potential Rent',412000),('4020-000','Loss to Lease',-18100),('4030-000','Vacancy Loss',-22650),
      ('4045-000','Concessions - Lease-Up & Renewal',-4120),('4060-000','Bad Debt Write-Off',-3475),('4110-000','Pet Rent',3890),('4120-000','Garage / Carport Rent',5240),
      ('4130-000','Utility Reimbursement - RUBS Water, Sewer and Trash',14210),('4150-000','Application & Admin Fees',2950),('4160-000','Late and NSF Charges',1875),('4170-000','Month-to-Month Premium',1120),('4190-000','Laundry & Vending Commission',640)]
    exp=[('5010-100','Salaries - Manager',7850),('5010-200','Salaries - Leasing',5210),('5010-300','Salaries - Maintenance',9640),('5090-000','Payroll Taxes & Benefits',5485),
      ('5210-000','Repairs - Plumbing',2140),('5215-000','Repairs - HVAC',3360),('5220-000','Repairs - Appliances',985),('5240-000','Turnover - Painting',4420),('5245-000','Turnover - Carpet Cleaning',1655),
      ('5310-000','Landscape Contract',3100),('5320-000','Pest Control Contract',740),('5330-000','Trash Removal',2980),('5410-000','Electric - Common Area',4110),('5415-000','Electric - Vacant Units',870),('5420-000','Water & Sewer',16240),
      ('5510-000','Internet Listing Services',2600),('5520-000','Resident Functions',410),('5610-000','Management Fee (3.00%)',11740),('5620-000','Software & Data Processing',1985),('5630-000','Legal - Evictions',1320),('5640-000','Bank Charges',215),
      ('5710-000','Real Estate Taxes',41200),('5720-000','Property & Liability Insurance',17350),('6010-000','Interest Expense - 1st Mortgage 4.62%',88900),('6100-000','Depreciation Expense',74000)]
    pl=[]; 
    for code,n,m in inc:
        cur=int(m*100*R.uniform(.96,1.05)); beg=int(m*900*R.uniform(.95,1.03))
        d,c=(0,cur) if cur>0 else (-cur,0)
        if code in('4010-000','4130-000'): d=amt(200,2400)
        if code=='4060-000': c=amt(90,400)
        pl.append([code,n,-beg,d,c])
    for code,n,m in exp:
        cur=int(m*100*R.uniform(.85,1.15)); beg=int(m*900*R.uniform(.92,1.06)); c=0
        if code in('5215-000','5420-000','5010-300'): c=amt(150,2100)
        if code=='5520-000': cur=0
        cur={'5710-000':4120000,'5720-000':1735000,'6010-000':8890217,'6100-000':7400000}.get(code,cur)
        pl.append([code,n,beg,cur,c])
    net=sum(r[3]-r[4] for r in pl)  # negative = income
    bs=[['1010-000','Cash - Operating (Tri-Lakes Bank x4471)',amt(140000,160000),amt(395000,410000),None],
     ['1015-000','Cash - Security Deposit Trust',amt(88000,91000),amt(3000,5000),amt(2000,3000)],
     ['1020-000','Petty Cash',50000,0,0],
     ['1110-000','Accounts Receivable - Residents',amt(21000,29000),amt(419000,424000),amt(414000,421000)],
     ['1115-000','Allowance for Doubtful Accounts',-amt(8000,9500),0,0],
     ['1130-000','Accounts Receivable - Subsidy',amt(6000,9000),amt(6000,9000),amt(6000,9000)],
     ['1210-000','Prepaid Insurance',amt(104000,118000),0,1735000],
     ['1220-000','Escrow - 2025 Real Estate Taxes',amt(330000,372000),4120000,0],
     ['1230-000','Escrow - Replacement Reserve',amt(210000,240000),1150000,amt(4000,9000)],
     ['1510-000','Land',412500000,0,0],['1520-000','Buildings',amt(24100000,24900000),0,0],['1530-000','Building Improvements',amt(1300000,1500000),amt(18000,26000),0],
     ['1540-000','Furniture, Fixtures & Equipment',amt(480000,520000),amt(2000,6000),0],['1590-000','Accumulated Depreciation',-amt(5900000,6100000),0,7400000],
     ['1710-000','Deferred Financing Costs, Net of Accumulated Amortization',amt(190000,220000),0,0],
     ['2010-000','Accounts Payable - Trade',-amt(38000,52000),amt(90000,99000),amt(92000,104000)],
     ['2040-000','Accrued Real Estate Taxes',-amt(366000,372000),0,4120000],['2050-000','Accrued Payroll',-amt(9000,11000),amt(9000,11000),amt(10000,12000)],
     ['2060-000','Accrued Interest',-8921544,8921544,8890217],['2110-000','Prepaid Rents',-amt(14000,19000),amt(12000,15000),amt(12000,18000)],
     ['2120-000','Security Deposits Held',-amt(87000,90000),amt(2000,3000),amt(3000,5000)],['2125-000','Pet Deposits Held',-amt(4000,6000),amt(150,300),amt(300,600)],
     ['2510-000','Mortgage Note Payable - Corvane Life',-amt(22900000,23100000),amt(34000,36000),0],
     ['3010-000','Members\' Capital',None,0,0],['3020-000','Distributions - Current Year',amt(600000,640000),7500000,0],['3090-000','Retained Earnings',-amt(310000,380000),0,0]]
    d=net+sum(r[3]-(r[4] or 0) for r in bs); bs[0][4]=d
    assert d>0
    b=sum(r[2] or 0 for r in bs)+sum(r[2] for r in pl); [r for r in bs if r[2] is None][0][2]=-b
    A=bs+pl
    rows=[];lines=[]
    PL='5420-000'; planted=None
    for code,n,bg,dr,cr in A:
        en=bg+dr-cr
        if code==PL:
            s=f"{en}"; i=len(s)-5  # hundreds digit -> changed
            ch='4' if s[i]!='4' else '9'
            new=int(s[:i]+ch+s[i+1:])
            planted={"what":f"Account {code} {n}: ending balance printed {new/100:,.2f}, should be {en/100:,.2f} (one digit changed; the row does not roll and the ending column does not sum to the printed total 0.00)","kind":"digit_changed"}
            en=new
        rows.append({"account":code,"name":n,"beginning":c2(bg),"debit":c2(dr),"credit":c2(cr),"ending":c2(en)})
        lines.append((code,n,bg,dr,cr,en))
    tb=sum(r[2] for r in A);td=sum(r[3] for r in A);tc=sum(r[4] for r in A)
    assert tb==0 and td==tc
    totals=[{"label":"*** TOTAL, ENTITY 214","beginning":0.0,"debit":c2(td),"credit":c2(tc),"ending":0.0}]
    c=canvas.Canvas(DOC(F),pagesize=letter,invariant=1)
    fs=7.6;cw=fs*.6;x0=34;X=[x0,x0+10*cw,x0+66*cw,x0+83*cw,x0+100*cw,x0+118*cw]
    per=43;pg=0;y=0
    npg=-(-len(lines)//per)
    def head():
        nonlocal y,pg
        pg+=1;c.setFont('Courier',fs)
        c.drawString(x0,760,'DATABASE:  TRELLIS-PROD');c.drawCentredString(306,760,'TRIAL BALANCE');c.drawRightString(X[5],760,f'PAGE: {pg:>3}')
        c.drawString(x0,750,'REPORT:    GL_TB_STD');c.drawCentredString(306,750,'JUNIPER RUN APARTMENTS (214)');c.drawRightString(X[5],750,'DATE: 11/07/2025')
        c.drawString(x0,740,'BASIS:     ACCRUAL');c.drawCentredString(306,740,'ACTIVITY 10/25 - 10/25');c.drawRightString(X[5],740,'TIME: 09:41 AM')
        c.setFont('Courier-Bold',fs)
        for i,(u,l) in enumerate([('BEGINNING','BALANCE'),('PERIOD','DEBITS'),('PERIOD','CREDITS'),('ENDING','BALANCE')]):
            c.drawRightString(X[2+i],718,u);c.drawRightString(X[2+i],709,l)
        c.drawString(X[0],709,'ACCOUNT');c.drawString(X[1],709,'DESCRIPTION')
        c.setFont('Courier',fs);c.drawString(x0,702,'-'*int((X[5]-x0)/cw));y=690
    def m(v): return money(v,'trail')
    def mm(v): # keep the decimal aligned: pad a blank for positives
        s=m(v); return s if s.endswith('-') else s+' '
    head()
    for i,l in enumerate(lines):
        if i and i%per==0: 
            c.drawString(x0,y-4,'(CONTINUED)');c.showPage();head()
        c.setFont('Courier',fs)
        c.drawString(X[0],y,l[0])
        n=l[1];rest=None
        if len(n)>38:
            k=n.rfind(' ',0,38);n,rest=n[:k],n[k+1:]
        c.drawString(X[1],y,n)
        for j in range(4):c.drawRightString(X[2+j]+cw,y,mm(l[2+j]))
        if rest: y-=9;c.drawString(X[1]+2*cw,y,rest)
        y-=14 if (i+1)%5==0 else 11.5
    c.drawString(x0,y,'-'*int((X[5]-x0)/cw));y-=11
    c.setFont('Courier-Bold',fs);c.drawString(x0,y,'*** TOTAL, ENTITY 214')
    for j,v in enumerate((0,td,tc,0)):c.drawRightString(X[2+j]+cw,y,mm(v))
    y-=24;c.setFont('Courier',fs);c.drawString(x0,y,'CREDIT BALANCES CARRY A TRAILING MINUS.  INCLUDES UNPOSTED: NO    SUPPRESS ZERO BALANCE: YES');c.drawCentredString(306,y-18,'*** END OF REPORT ***')
    c.save()
    return emit(F,'TB',["beginning","debit","credit","ending"],rows,totals,planted,'MULTIFAMILY','fixed-pitch text report, two pages, opening/period Dr/Cr/closing, trailing minus','wrapped names, numbers in names, two-line headers, repeated page heads; one digit planted','closers')
