"""PDF: RealPage trailing twelve, AppFolio income statement 12 month, Skyline balance sheet, Yardi cash flow statement."""
import random, textwrap
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib.colors import Color, black, HexColor, white

def t12fn(rng,scale=1,start=0):
    def fn(a,mode,label):
        a=float(a.replace(',','')); 
        if mode=='0': v=[0]*12
        elif mode=='aug': v=[0]*12; v[(7-start)%12]=int(a*scale*.82); v[(6-start)%12]=int(a*scale*.18)
        else:
            v=gen12(rng,a,mode or 'n',scale)
            if mode in('u','w'): v=v[start:]+v[:start]
        return v+[sum(v)]
    return fn
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()

# ------------------------------------------------------------- 4 RealPage, student housing, planted
SPEC4='''
H||REVENUE|I
H||RENTAL INCOME
L|5110.00|Market Rent|3,960,000|g
L|5120.00|Loss to Lease|-142,000|n
L|5130.00|Vacancy|-188,000|n
L|5140.00|Bed Concessions|-96,000|n
L|5145.00|Community Assistant Units|-28,800|c
L|5150.00|Bad Debt Expense|-37,000|n
T||NET RENTAL INCOME
H||OTHER INCOME
L|5210.00|Furniture Premiums|72,000|c
L|5215.00|Parking Permits|94,000|n
L|5220.00|Utility Reimbursement|138,000|n
L|5225.00|Application and Admin Fees|61,000|w
L|5230.00|Late and NSF Fees|24,000|n
L|5235.00|Damage Charges|39,000|s
L|5240.00|Short Term and Renewal Transfer Fees|13,500|s
L|5245.00|Vending and Laundry|7,800|n
L|5250.00|Ancillary Retail Lease|42,000|c
T||TOTAL OTHER INCOME
T||TOTAL REVENUE|inc
H||OPERATING EXPENSES|E
H||SALARIES AND PERSONNEL
L|6110.00|Office Salaries|168,000|n
L|6120.00|Maintenance Salaries|132,000|n
L|6130.00|Community Assistants|56,000|n
L|6140.00|Bonuses and Commissions|21,000|q
L|6150.00|Payroll Taxes and Benefits|74,000|n
T||TOTAL SALARIES AND PERSONNEL
H||LEASING AND MARKETING
L|6210.00|Print and Digital Media|58,000|n
L|6220.00|Resident Events|26,000|n
L|6230.00|Gift Cards and Incentives|34,000|s
L|6240.00|Call Center|9,600|c
T||TOTAL LEASING AND MARKETING
H||ADMINISTRATIVE
L|6310.00|Office Expense|17,000|n
L|6320.00|Software|28,800|c
L|6330.00|Legal and Collections|11,000|s
L|6340.00|Bank Charges|8,400|n
L|6350.00|Shuttle Service|66,000|n
T||TOTAL ADMINISTRATIVE
H||REPAIRS, MAINTENANCE AND TURN
L|6410.00|General Repairs|44,000|n
L|6420.00|HVAC|23,000|w
L|6430.00|Turn - Painting and Cleaning|98,000|aug
L|6440.00|Turn - Furniture Replacement|31,000|aug
L|6450.00|Contract Services|52,000|c
L|6460.00|Insurance Recovery (Contra)|-12,480|a
T||TOTAL REPAIRS, MAINTENANCE AND TURN
H||UTILITIES
L|6510.00|Electricity|171,000|w
L|6520.00|Water and Sewer|88,000|n
L|6530.00|Trash Removal|29,000|n
L|6540.00|Internet and Cable|104,400|c
T||TOTAL UTILITIES
H||FIXED EXPENSES
L|6610.00|Management Fees|113,000|g
L|6620.00|Real Estate Taxes|392,000|c
L|6630.00|Property Insurance|126,000|c
T||TOTAL FIXED EXPENSES
T||TOTAL OPERATING EXPENSES|exp
F||NET OPERATING INCOME|@inc - @exp|noi
H||NON-OPERATING AND CAPITAL|E
L|7110.00|Mortgage Interest|864,000|n
L|7210.00|Partnership Expense|14,000|s
L|8110.00|Capital Improvements|118,000|s
T||TOTAL NON-OPERATING AND CAPITAL|non
F||NET INCOME|@noi - @non|ni
'''
def doc4():
    name='realpage_t12_quarry_row.pdf'; rng=random.Random(374); st=St().build(SPEC4,t12fn(rng,1,8))
    # planted: Water and Sewer, printed May figure differs from the figure summed
    r=[x for x in st.rows if x.label=='Water and Sewer'][0]; orig=r.v[8]; r.v=list(r.v)
    d=str(orig); new=int(d[0]+str((int(d[1])+4)%10)+d[2:]) if len(d)>1 else orig+4
    r.v[8]=new
    months=[f'{MON[(i+8)%12]} {2024 if i<4 else 2025}' for i in range(12)]
    cols=months+['Total']
    planted={"what":f"Water and Sewer, {months[8]}: printed {new:,} where the books have {orig:,} (row total, utilities total and all totals use {orig:,})","kind":"digit_changed"}
    disp=lambda r:[v for v in r.v]
    W,H=landscape(legal); c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1)
    x0=30; xl=72; right=[268+i*55 for i in range(12)]+[945+33]
    pages=[[]]; used=0
    for r in st.rows:
        h={'HEADING':14,'LINE':11.2,'SUBTOTAL':16,'TOTAL':22}[r.type]
        if used+h>412: pages.append([]); used=0
        pages[-1].append(r); used+=h
    n=lambda v:f'({-v:,})' if v<0 else f'{v:,}'
    for pn,pg in enumerate(pages,1):
        c.setFont('Times-Roman',8); c.drawString(x0,H-34,'Quarry Row Student Living'); c.drawString(x0,H-45,'Property ID: 3308117')
        c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-38,'Trailing 12 Months Income Statement')
        c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-51,'For the twelve months ended August 31, 2025'); c.drawCentredString(W/2,H-62,'Accrual Basis - Unaudited - Rounded to whole dollars')
        c.setFont('Times-Roman',8); c.drawRightString(978,H-34,'OneSite Financials v8.2'); c.drawRightString(978,H-45,f'Page {pn} of {len(pages)}'); c.drawRightString(978,H-56,'Run: 09/12/2025 4:05 PM by KDRAPER')
        c.setLineWidth(1.2); c.line(x0,H-72,978,H-72)
        c.setFont('Times-Bold',8); c.drawString(x0,H-94,'Account'); c.drawString(xl,H-94,'Description')
        for x,m in zip(right,cols):
            a,*b=m.split(); c.drawRightString(x,H-84,a if b else ''); c.drawRightString(x,H-94,b[0] if b else a)
        c.setLineWidth(.5); c.line(x0,H-98,978,H-98); y=H-112
        for r in pg:
            if r.type=='HEADING':
                c.setFont('Times-Bold' if r.lvl==0 else 'Times-BoldItalic',8.6); c.drawString(x0+r.lvl*8,y,r.label); y-=14; continue
            if r.type=='LINE':
                c.setFont('Times-Roman',8.2); c.drawString(x0,y,r.code); 
                lab=r.label
                c.drawString(xl,y,lab)
                for x,v in zip(right,r.v): c.drawRightString(x+(2.6 if v<0 else 0),y,n(v))
                y-=11.2
            else:
                c.setFont('Times-Bold',8.2); c.drawString(x0+r.lvl*8,y,r.label)
                c.setLineWidth(.4)
                for x,v in zip(right,r.v):
                    c.line(x-44,y+8,x,y+8); c.drawRightString(x+(2.6 if v<0 else 0),y,n(v))
                    if r.type=='TOTAL': c.line(x-44,y-2.5,x,y-2.5); c.line(x-44,y-4.2,x,y-4.2)
                y-=16 if r.type=='SUBTOTAL' else 22
        c.showPage()
    c.save(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Trailing 12 Months Income Statement','Quarry Row Student Living','2024-09-01','2025-08-31',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']),planted=planted)])
    reg(name,'STUDENT_HOUSING','OPERATING_STATEMENT_T12','RealPage OneSite trailing 12, legal landscape, Times','month over year two-line header, tight subtotal labels, capital below NOI, one digit changed')

# ------------------------------------------------------------- 5 AppFolio 12 month
SPEC5='''
H||Operating Income & Expense|I
H||Income|I
H||Rents
L||Residential Rent|486,000|g
L||Commercial Rent|118,800|c
L||Section 8 / Housing Assistance|37,200|n
L||Rent Concessions|-8,400|s
T||Total Rents
L||Parking & Storage Income|21,600|n
L||Laundry Income|6,900|n
L||Late Fee|3,700|n
L||Pet Rent|5,400|n
L||Insurance Services - Tenant Liability Coverage|4,600|n
L||Utility Billback (RUBS)|31,800|n
T||Total Operating Income|inc
H||Expense|E
L||Management Fees|35,400|g
H||Repairs & Maintenance
L||Plumbing|14,200|n
L||Electrical|6,100|s
L||Painting|7,700|s
L||HVAC - Service Contract and Emergency Calls|8,900|n
L||Make Ready / Turnover|16,500|n
L||Supplies|3,400|n
T||Total Repairs & Maintenance
H||Utilities
L||Electricity|18,700|n
L||Gas|22,400|u
L||Water & Sewer|34,100|n
L||Garbage & Recycling|11,800|n
T||Total Utilities
L||Cleaning|9,600|c
L||Snow Removal|12,400|u
L||Elevator Service|7,200|q
L||Property Tax|71,300|q
L||Insurance - Property|26,900|n
L||Legal and Professional Fees|4,800|s
L||Bank Fees|540|n
T||Total Operating Expense|exp
X
F||NOI - Net Operating Income|@inc - @exp|noi
H||Other Income & Expense|I
H||Other Income|I
L||Interest on Bank Accounts|310|n
T||Total Other Income|oinc
H||Other Expense|E
L||Mortgage Interest|148,200|n
L||Roof Replacement Reserve Draw|24,000|a
T||Total Other Expense|oexp
X
F||Net Other Income|@oinc - @oexp|nother
F||Total Income|@inc + @oinc|tinc
F||Total Expense|@exp + @oexp|texp
F||Net Income|@tinc - @texp|ni
'''
def doc5():
    name='appfolio_12month_oriel_street.pdf'; rng=random.Random(375); st=St().build(SPEC5,t12fn(rng,100,10))
    # AppFolio prints blank for months without posting in sub accounts? here: 0.00
    months=[f'{MON[(i+10)%12]} {2024 if i<2 else 2025}' for i in range(12)]; cols=months+['Total']
    disp=lambda r:[v/100 for v in r.v]
    W,H=landscape(letter); c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1)
    L=26; right=[172+i*48.2 for i in range(12)]; right.append(767)
    teal=HexColor('#1f3b57'); grey=HexColor('#f2f4f6')
    def head(pn):
        if pn==1:
            c.setFillColor(black); c.setFont('Helvetica-Bold',14); c.drawString(L,H-36,'Income Statement - 12 Month')
            c.setFont('Helvetica-Bold',7.5); c.drawRightString(767,H-30,'Pinewick Property Management'); c.setFont('Helvetica',7); c.drawRightString(767,H-40,'77 Harbor Ct, Duluth, MN 55802  |  (218) 555-0143')
            y=H-52; 
            for a,b in [('Properties: ','Oriel Street Lofts - 218 Oriel Street Duluth, MN 55802'),('Period Range: ','Nov 2024 to Oct 2025'),('Accounting Basis: ','Cash'),('Level of Detail: ','Detail View'),('Include Zero Balance GL Accounts: ','No')]:
                c.setFont('Helvetica-Bold',7); c.drawString(L,y,a); w=c.stringWidth(a,'Helvetica-Bold',7); c.setFont('Helvetica',7); c.drawString(L+w,y,b); y-=9.5
            top=y-6
        else:
            c.setFillColor(black); c.setFont('Helvetica-Bold',9); c.drawString(L,H-30,'Income Statement - 12 Month'); top=H-42
        c.setFillColor(grey); c.rect(L-3,top-11,767-L+6,15,stroke=0,fill=1); c.setFillColor(teal); c.setFont('Helvetica-Bold',6.3)
        c.drawString(L,top-6,'Account Name')
        for x,m in zip(right,cols): c.drawRightString(x,top-6,m)
        c.setFillColor(black); c.setLineWidth(.5); c.line(L-3,top-11,770,top-11)
        return top-22
    def foot(pn): c.setFont('Helvetica',6.5); c.drawString(L,22,'Created on 11/06/2025'); c.drawRightString(767,22,f'Page {pn}')
    pn=1; y=head(1); fs=6
    for r in st.rows:
        ind=L+r.lvl*6; lines=[]; fn='Helvetica' if r.type=='LINE' else 'Helvetica-Bold'
        cur=''; 
        for wd in r.label.split(' '):
            tst=(cur+' '+wd).strip()
            if c.stringWidth(tst,fn,fs+.3)>right[0]-34-ind and r.v is not None: lines.append(cur); cur=wd
            else: cur=tst
        lines.append(cur); h=9.6*len(lines)-1.6*(len(lines)-1)+1.6
        if y-h<34: foot(pn); c.showPage(); pn+=1; y=head(pn)
        c.setFont(fn,fs+.3); yy=y
        for l in lines: c.drawString(ind,yy,l); yy-=8
        if r.v is not None:
            c.setFont(fn,fs)
            if r.type!='LINE': c.setLineWidth(.3); c.line(right[0]-40,y+6.8,767,y+6.8)
            for x,v in zip(right,r.v): c.drawRightString(x,y,f'{v/100:,.2f}')
        y-=h+(2 if r.type=='TOTAL' else 0)
    foot(pn); c.showPage(); c.save(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Income Statement - 12 Month','Oriel Street Lofts','2024-11-01','2025-10-31',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni']))])
    reg(name,'MIXED_USE','OPERATING_STATEMENT_T12','AppFolio Income Statement - 12 Month','no codes, wrapped labels, tiny type, Total Income printed again after NOI, cash basis')

# ------------------------------------------------------------- 6 Skyline balance sheet
SPEC6='''
H||ASSETS|I
H||Cash and Equivalents
L|1010|Operating Account - Fenwick Bank|412,884.19|412
L|1015|Security Deposit Account|96,250.00|x
L|1020|Lender Reserve - Tax & Insurance|188,402.77|z
L|1025|Lender Reserve - TI/LC|240,000.00|x
L|1030|Petty Cash|500.00|k
T|1099|Total Cash and Equivalents
H||Receivables
L|1110|Tenant Receivables|73,511.42|z
L|1115|Allowance for Doubtful Accounts|-18,400.00|k
L|1120|Unbilled CAM Recoveries|34,906.00|z
L|1130|Deferred Rent Receivable|267,118.55|x
L|1140|Due From Affiliates|0.00|k
T|1199|Total Receivables
H||Fixed Assets
L|1210|Land|3,150,000.00|k
L|1220|Buildings|14,872,300.00|k
L|1225|Building Improvements|1,206,418.30|x
L|1230|Tenant Improvements|984,772.15|x
L|1240|Furniture and Equipment|41,220.90|k
L|1250|Accum. Depr. - Buildings|-3,050,728.20|y
L|1255|Accum. Depr. - Improvements|-402,139.44|y
L|1260|Accum. Amort. - Tenant Improvements|-377,606.81|y
T|1299|Net Fixed Assets
H||Other Assets
L|1310|Prepaid Insurance|52,416.70|z
L|1320|Prepaid Real Estate Taxes|0.00|k
L|1330|Deferred Leasing Commissions|318,840.00|k
L|1335|Accum. Amort. - Leasing Commissions|-121,557.27|y
L|1340|Deferred Financing Costs|164,900.00|k
L|1345|Accum. Amort. - Financing Costs|-68,708.35|y
L|1350|Utility Deposits|7,350.00|k
T|1399|Total Other Assets
T|1999|TOTAL ASSETS|ta
H||LIABILITIES AND EQUITY
H||Liabilities
H||Current Liabilities
L|2010|Accounts Payable|118,309.62|z
L|2020|Accrued Expenses|46,720.00|z
L|2030|Accrued Real Estate Taxes|205,333.36|x
L|2040|Accrued Interest|58,266.40|z
L|2050|Prepaid Rents|64,108.93|z
L|2060|Sales Tax Payable|-212.44|k
L|2070|Tenant Security Deposits|95,850.00|x
T|2099|Total Current Liabilities
H||Long-Term Liabilities
L|2110|Mortgage Payable - Carrow Life|11,640,000.00|m
L|2115|Unamortized Loan Discount|-33,100.00|y2
L|2120|Due To Affiliates|125,000.00|k
T|2199|Total Long-Term Liabilities
T|2999|Total Liabilities|tl
H||Equity
L|3010|Members' Capital Contributions|6,800,000.00|k
L|3020|Distributions|-2,140,000.00|d
L|3030|Retained Earnings - Prior Years|PLUG|k
L|3040|Current Year Earnings|688,204.17|ni
T|3999|Total Equity|te
T|4000|TOTAL LIABILITIES AND EQUITY|tle
'''
def doc6():
    name='skyline_balance_sheet_delmar_logistics.pdf'; rng=random.Random(376); plug=[None]
    def fn(a,mode,label):
        if a=='PLUG': return [plug[0] or 0]*2
        v=round(float(a.replace(',',''))*100)
        p={'x':lambda:v-int(abs(v)*rng.uniform(.005,.04)),'z':lambda:int(v*rng.uniform(.75,1.3)),'k':lambda:v,'412':lambda:int(v*.93),
           'y':lambda:int(v*.988),'y2':lambda:int(v*1.01),'m':lambda:v+2231846,'d':lambda:v+12000000,'ni':lambda:v-7418355}[mode]()
        return [v,p]
    plug[0]=0; rng.seed(376); st=St().build(SPEC6,fn)
    gap=[st.tag['ta'].v[i]-st.tag['tle'].v[i] for i in(0,1)]
    # prior-year retained earnings take the first gap; accounts payable of last month absorbs the rest
    plug[0]=gap[0]; rng.seed(376); st=St().build(SPEC6,fn)
    d=st.tag['ta'].v[1]-st.tag['tle'].v[1]
    old=fn
    def fn2(a,mode,label):
        v=old(a,mode,label)
        if label=='Current Year Earnings': v=[v[0],v[1]+d]
        return v
    rng.seed(376); st=St().build(SPEC6,fn2); assert st.tag['ta'].v==st.tag['tle'].v
    full=lambda r:[r.v[0],r.v[1],r.v[0]-r.v[1]]; disp=lambda r:[x/100 for x in full(r)]
    cols=['This Month','Last Month','Net Change']
    W,H=letter; c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1); xs=[372,466,556]
    def head(pn):
        c.setFont('Times-Italic',8); c.drawString(54,H-40,'Delmar Logistics Center  [DLC]'); c.drawRightString(558,H-40,f'Page: {pn}')
        c.drawString(54,H-51,'SS&C SKYLINE'); c.drawRightString(558,H-51,'10/09/25  8:56:12am')
        c.setFont('Times-Bold',14); c.drawCentredString(W/2,H-66,'BALANCE SHEET'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-80,'For the month ended September 30, 2025')
        c.setFont('Times-Roman',9); c.drawCentredString(W/2,H-92,'Book: GAAP    Entity Level: Property')
        c.setFont('Times-Bold',9)
        for x,h in zip(xs,cols): c.drawRightString(x,H-116,h)
        c.setLineWidth(.8)
        for x in xs: c.line(x-78,H-119,x,H-119)
        return H-136
    pn=1; y=head(1)
    n=lambda v:'-' if v==0 else (f'{v/100:,.2f}' if v>0 else f'<{-v/100:,.2f}>')
    for r in st.rows:
        need=26 if r.type!='LINE' else 13
        if y-need<60 or r.label=='LIABILITIES AND EQUITY':
            c.setFont('Times-Italic',7.5); c.drawCentredString(W/2,36,'Unaudited - for management purposes only'); c.showPage(); pn+=1; y=head(pn)
        x=54+r.lvl*11
        if r.type=='HEADING':
            y-=3; c.setFont('Times-Bold',10 if r.lvl<2 else 9.5); c.drawString(x,y,r.label)
            y-=14; continue
        bold=r.type!='LINE'; c.setFont('Times-Bold' if bold else 'Times-Roman',9.5)
        dollar=r.label in('TOTAL ASSETS','TOTAL LIABILITIES AND EQUITY')
        if bold:
            c.setLineWidth(.5)
            for q in xs: c.line(q-78,y+9,q,y+9)
        if not bold: c.drawString(x,y,r.label); c.setFont('Times-Roman',7.5); c.drawRightString(286,y,r.code); c.setFont('Times-Roman',9.5)
        else: c.drawString(x,y,r.label)
        for q,v in zip(xs,full(r)):
            c.drawRightString(q,y,n(v))
            if dollar: c.drawString(q-78,y,'$'); c.line(q-78,y-3,q,y-3); c.line(q-78,y-5,q,y-5)
        y-=20 if bold else 13
    c.setFont('Times-Italic',7.5); c.drawCentredString(W/2,36,'Unaudited - for management purposes only'); c.showPage(); c.save()
    for r in st.rows:
        if r.type!='LINE': r.code=None
    dz=lambda r:[None if x==0 else x/100 for x in full(r)]   # a lone dash is left out
    k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,dz,'Balance Sheet','Delmar Logistics Center',None,'2025-09-30',dict(total_assets=k['ta'],total_liabilities=k['tl'],total_equity=k['te']))])
    reg(name,'INDUSTRIAL','BALANCE_SHEET','Skyline balance sheet, Times, two pages','codes printed small to the right of the label, angle-bracket negatives, dashes for zero, contra accounts')

# ------------------------------------------------------------- 7 Yardi cash flow statement
SPEC7='''
H|40000|REVENUE|I
H|41000|RESIDENT REVENUE
L|41100|Independent Living Rent|3,084,000|g
L|41200|Assisted Living Rent|2,616,000|g
L|41300|Memory Care Rent|1,488,000|g
L|41400|Level of Care Fees|942,000|n
L|41500|Second Person Fees|96,000|c
L|41800|Rent Incentives|-138,000|n
L|41900|Vacancy Allowance|0|0
T|41999|TOTAL RESIDENT REVENUE
H|42000|OTHER REVENUE
L|42100|Community Fees|168,000|n
L|42200|Guest Meals|14,400|n
L|42300|Beauty Salon|9,600|n
L|42900|Miscellaneous|4,200|s
T|42999|TOTAL OTHER REVENUE
T|49999|TOTAL REVENUE|inc
H|50000|OPERATING EXPENSES|E
L|51000|Resident Care Wages|2,046,000|n
L|51500|Agency Labor|186,000|n
L|52000|Dining Wages and Raw Food|1,134,000|n
L|53000|Housekeeping and Laundry|258,000|n
L|54000|Activities and Transportation|144,000|n
L|55000|Plant Operations|312,000|n
L|56000|Utilities|297,000|u
L|57000|Marketing|228,000|n
L|58000|General and Administrative|618,000|n
L|58500|Management Fees|413,000|g
L|59000|Real Estate Taxes|288,000|c
L|59500|Property and Liability Insurance|199,200|c
T|59999|TOTAL OPERATING EXPENSES|exp
F|60000|NET OPERATING INCOME|@inc - @exp|noi
H|70000|NON-OPERATING EXPENSES|E
L|71000|Mortgage Interest|984,000|n
L|72000|Depreciation Expense|846,000|c
L|73000|Amortization of Loan Costs|21,600|c
T|79999|TOTAL NON-OPERATING EXPENSES|non
F|80000|NET INCOME|@noi - @non|ni
H|90000|ADJUSTMENTS|I
L|11200|Resident Receivables|-41,000|n
L|11300|Medicaid Receivable|23,600|n
L|13100|Prepaid Insurance|0|j1
L|13200|Escrow - Real Estate Taxes|0|j2
L|15100|Building Improvements|-186,000|s
L|15200|Furniture, Fixtures & Equipment|-74,000|s
L|15900|Accumulated Depreciation|846,000|c
L|16900|Accumulated Amortization|21,600|c
L|21100|Accounts Payable|0|j1
L|21300|Accrued Payroll|0|j2
L|22100|Resident Deposits|-9,500|n
L|22500|Deferred Community Fees|31,000|n
L|25100|Mortgage Note Payable|-372,000|n
L|32100|Distributions|-900,000|q
T|90999|TOTAL ADJUSTMENTS|adj
F|91000|CASH FLOW|@ni + @adj|cf
L|91100|BEGINNING CASH|BEG|x|beg
F|91200|ENDING CASH|@beg + @cf|end
'''
def doc7():
    name='yardi_cash_flow_sable_creek.pdf'; rng=random.Random(377); M=9; end=[128944173]
    beg=[[0,0]]
    def fn(a,mode,label):
        if a=='BEG': return list(beg[0])
        if mode=='0': return [0,0]
        if mode in('j1','j2'):
            v=[int(rng.uniform(-1,1)*(2900000 if mode=='j1' else 4100000)) for _ in range(12)]
        else: v=gen12(rng,float(a.replace(',','')),mode,100)
        return [v[M-1],sum(v[:M])]
    rng.seed(377); st=St().build(SPEC7,fn); cf=st.tag['cf'].v
    beg[0]=[end[0]-cf[0],end[0]-cf[1]]
    rng.seed(377); st=St().build(SPEC7,fn); assert st.tag['end'].v[0]==st.tag['end'].v[1]
    for r in st.rows:
        if r.label in('BEGINNING CASH',): r.type='LINE'
    cols=['Month to Date','Year to Date']; disp=lambda r:[v/100 for v in r.v]
    W,H=letter; c=canvas.Canvas(DOCS+name,pagesize=(W,H),invariant=1); xs=[372,436,522,580]
    inc=st.tag['inc'].v
    def head(pn):
        c.setFillColor(black); c.setFont('Helvetica-Bold',8); c.drawString(34,H-36,'Sable Creek Senior Living (sable01)')
        c.setFont('Helvetica-Bold',13); c.drawString(34,H-54,'Cash Flow Statement'); c.setFont('Helvetica',8); c.drawString(34,H-66,'Period = Sep 2025'); c.drawString(34,H-77,'Book = Accrual ; Tree = sh_cf')
        c.drawRightString(580,H-36,f'Page {pn}'); c.drawRightString(580,H-47,'10/10/2025 2:37 PM')
        c.setFillColor(Color(.85,.85,.85)); c.rect(30,H-104,554,15,stroke=0,fill=1); c.setFillColor(black)
        c.setFont('Helvetica-Bold',7.6)
        for x,h in zip(xs,['Month to Date','%','Year to Date','%']): c.drawRightString(x,H-99,h)
        return H-118
    pn=1;y=head(1)
    for r in st.rows:
        if y<48: c.showPage(); pn+=1; y=head(pn)
        cash=r.lvl==0 and r.type!='HEADING'
        if r.type!='LINE' and r.type!='HEADING' or r.label=='BEGINNING CASH': y-=2
        b=r.type!='LINE' or cash
        c.setFont('Helvetica-Bold' if b else 'Helvetica',7.6); c.drawString(34,y,r.code); c.drawString(74+r.lvl*10,y,r.label)
        if r.v is not None:
            for x,v in zip((xs[0],xs[2]),r.v): c.drawRightString(x,y,f'{v/100:,.2f}')
            if r.i<=st.tag['cf'].i:
                for x,v,t in zip((xs[1],xs[3]),r.v,inc): c.drawRightString(x,y,f'{v/t*100:,.2f}')
            if r.label=='ENDING CASH':
                c.setLineWidth(.5)
                for x in(xs[0],xs[2]): c.line(x-66,y+8,x,y+8); c.line(x-66,y-2,x,y-2); c.line(x-66,y-3.8,x,y-3.8)
        y-=11.6 if r.type in('LINE','HEADING') else 17
    c.showPage(); c.save(); k=st.tag
    save_truth(name,[truth_statement(st.rows,cols,disp,'Cash Flow Statement','Sable Creek Senior Living','2025-09-01','2025-09-30',
        dict(total_income=k['inc'],total_operating_expenses=k['exp'],noi=k['noi'],net_income=k['ni'],net_cash_flow=k['cf']))])
    reg(name,'SENIOR_HOUSING','CASH_FLOW_STATEMENT','Yardi Voyager cash flow statement, portrait, MTD/YTD with percent of revenue','percent columns, income statement then balance-sheet adjustments, beginning and ending cash')
if __name__=='__main__': doc4(); doc5(); doc6(); doc7()
