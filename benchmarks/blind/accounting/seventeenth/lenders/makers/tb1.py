# Yardi style, opening-debit-credit-closing, PDF portrait, several pages
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(1701)
A="""1110-0000|Cash - Operating|41233817|C
1115-0000|Cash - Security Deposits|9642000|b
1120-0000|Petty Cash|50000|z
1205-0000|Tenant Receivable|3870419|r
1207-0000|Subsidy Receivable - HAP|1122600|r
1210-0000|Allowance for Doubtful Accounts|-1450000|p-
1305-0000|Escrow - Real Estate Taxes (Servicer)|22816444|e
1310-0000|Escrow - Property Insurance (Servicer)|8730119|e
1315-0000|Replacement Reserve Held by Servicer under Loan Agreement Section 13.02|31260875|e
1320-0000|Repair Escrow|4625000|z
1350-0000|Prepaid Insurance|6218733|p-
1355-0000|Prepaid Other|911250|p-
1410-0000|Land|412000000|z
1420-0000|Buildings|2614735000|z
1425-0000|Building Improvements|188462918|p+
1430-0000|Furniture, Fixtures and Equipment|41377256|p+
1490-0000|Accumulated Depreciation|-611840366|p-
1510-0000|Deferred Financing Costs|33915000|z
1515-0000|Accumulated Amortization - Financing Costs|-11870250|p-
2110-0000|Accounts Payable|-7130688|b
2120-0000|Accrued Expenses|-3922147|b
2130-0000|Accrued Interest|-8865104|b
2140-0000|Accrued Real Estate Taxes|-19417500|p-
2150-0000|Due to Manager - Payroll Reimbursement|-2847733|b
2210-0000|Security Deposits|-9517500|b
2215-0000|Pet Deposits|-124500|b
2220-0000|Prepaid Rent|-2260871|b
2310-0000|Unclaimed Property|-41866|z
2510-0000|Mortgage Note Payable - Senior|-2148650127|p+
2520-0000|Mortgage Note Payable - Supplemental|-263377400|p+
3110-0000|Partner Capital - General Partner|-2310000|z
3120-0000|Partner Capital - Limited Partners|-228690000|z
3150-0000|Distributions|44100000|p+
3910-0000|Retained Earnings|0|E
4010-0000|Gross Potential Rent|-58711000|p-
4020-0000|Gain/Loss to Lease|2911800|p+
4030-0000|Vacancy Loss|4118322|p+
4035-0000|Concessions|861500|p+
4040-0000|Non-Revenue Units|296000|p+
4045-0000|Bad Debt Write-offs|512217|p+
4110-0000|Subsidy Income|-2245200|p-
4210-0000|Laundry Income|-186640|p-
4215-0000|Late Fees|-317500|p-
4220-0000|NSF Fees|-17500|p-
4225-0000|Application Fees|-140000|p-
4230-0000|Pet Rent|-286000|p-
4240-0000|Utility Reimbursement - Water/Sewer/Trash (RUBS)|-2014866|p-
4250-0000|Damages and Cleaning Fees|-233915|p-
4290-0000|Interest Income|-11208|p-
5110-0000|Manager Salaries|1286400|p+
5115-0000|Leasing Salaries|897216|p+
5120-0000|Maintenance Salaries|1744088|p+
5130-0000|Payroll Taxes and Benefits|943217|p+
5210-0000|Repairs - Plumbing|418350|p+
5215-0000|Repairs - HVAC|267911|p+
5220-0000|Turnover - Painting|384500|p+
5225-0000|Turnover - Carpet and Cleaning|216675|p+
5230-0000|Landscaping|460000|p+
5235-0000|Snow Removal|318000|z
5240-0000|Pest Control|84800|p+
5310-0000|Advertising - Internet|496200|p+
5410-0000|Electric - Common|388104|p+
5415-0000|Electric - Vacant|62217|p+
5420-0000|Water and Sewer|1644093|p+
5425-0000|Trash Removal|371440|p+
5510-0000|Management Fees|1663412|p+
5520-0000|Legal - Evictions|146500|p+
5525-0000|Telephone and Internet|94418|p+
5530-0000|Software and Computer|173700|p+
5610-0000|Real Estate Taxes|6472500|p+
5620-0000|Property Insurance|2914580|p+
6110-0000|Interest - Senior Note|16437704|p+
6115-0000|Interest - Supplemental Note|1298112|p+
6210-0000|Depreciation|17812500|p+
6220-0000|Amortization of Financing Costs|565250|p+
6310-0000|Asset Management Fee|500000|z
6320-0000|Casualty (Gain) Loss, Net of Proceeds|-1184000|z""".split('\n')
rows=[]
for l in A:
    code,name,b,k=l.split('|'); b=int(b); pl=code[0] in '456'
    a=abs(b)*(0.5 if pl else 0.03)*R.uniform(.82,1.15); a=int(a)
    d=cr=0
    if k=='p+': d=a
    elif k=='p-': cr=a
    elif k=='e': d=int(abs(b)*R.uniform(.06,.12)); cr=int(abs(b)*R.uniform(0,.09)) if R.random()<.6 else 0
    elif k=='r': d=int(abs(b)*R.uniform(6,8)); cr=int(d*R.uniform(.94,1.03))
    elif k=='b': d=int(abs(b)*R.uniform(.1,.9)); cr=int(abs(b)*R.uniform(.1,.9))
    if k in('p+','p-') and R.random()<.2 and a: # reversal
        x=int(a*.07); d,cr=(d,x) if k=='p+' else (x,cr)
    if code in('1425-0000','1430-0000'): d=R.randint(100000,900000)
    if code.startswith('25'): d=int(abs(b)*.0017); cr=0
    if code=='1490-0000': d,cr=0,8906250
    if code=='6210-0000': d,cr=8906250,0
    if code=='6220-0000': d,cr=282625,0
    if code=='1515-0000': d,cr=0,282625
    if code=='3150-0000': d,cr=7500000,0
    rows.append([code,name,b,d,cr,k])
for r in rows:
    if r[5]=='E': r[2]=-sum(x[2] for x in rows)
C=rows[0]; C[3]=39127644; C[4]=0
diff=sum(x[3] for x in rows)-sum(x[4] for x in rows); C[4]=diff; assert diff>0
N=['beginning','debit','credit','ending']
TR=[{"account":r[0],"name":r[1],"beginning":c(r[2]),"debit":c(r[3]),"credit":c(r[4]),"ending":c(r[2]+r[3]-r[4])} for r in rows]
T={"label":"Total","beginning":0,"debit":c(sum(r[3] for r in rows)),"credit":c(sum(r[4] for r in rows)),"ending":0}
f='cedar_hollow_tb_0326.pdf'
cv=canvas.Canvas(doc(f),pagesize=letter,invariant=1); W,H=letter
X=[340,415,490,572]; pg=0
def head():
    global pg; pg+=1
    cv.setFont('Helvetica-Bold',11); cv.drawString(40,H-44,'Trial Balance')
    cv.setFont('Helvetica',8)
    for i,t in enumerate(['Property = Cedar Hollow Apartments (cedarhol)','Period = Mar 2026','Book = Accrual ; Tree = ysi_tb']): cv.drawString(40,H-57-10*i,t)
    cv.drawRightString(572,H-44,f'Page {pg}'); 
    cv.setFont('Helvetica-Bold',8); y=H-102
    for x,a,b in zip(X,['Forward','','','Ending'],['Balance','Debit','Credit','Balance']):
        cv.drawRightString(x,y+10,a); cv.drawRightString(x,y,b)
    cv.drawString(40,y,'Account'); cv.line(40,y-4,572,y-4); return y-17
def foot():
    cv.setFont('Helvetica',7); cv.drawString(40,30,'Thursday, April 09, 2026'); cv.drawRightString(572,30,'04:17 PM')
y=head()
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
for t in TR:
    ws=t['name'].split(); L=['']
    for w in ws:
        if sw((L[-1]+' '+w).strip(),'Helvetica',8)>172: L.append(w)
        else: L[-1]=(L[-1]+' '+w).strip()
    h=10*len(L)+4
    if y-h<48: foot(); cv.showPage(); y=head()
    cv.setFont('Helvetica',8); cv.drawString(40,y,t['account'])
    for i,l in enumerate(L): cv.drawString(92,y-10*i,l)
    for x,k in zip(X,N): cv.drawRightString(x,y,m(t[k]))
    y-=h
cv.line(280,y+9,572,y+9); cv.setFont('Helvetica-Bold',8); cv.drawString(92,y-2,'Total')
for x,k in zip(X,N): cv.drawRightString(x,y-2,m(T[k]))
cv.line(280,y-6,572,y-6); cv.line(280,y-8,572,y-8); foot(); cv.save()
save(f,'TB',N,TR,[T],None,'MULTIFAMILY','property manager, Yardi export','Yardi trial balance, forward/debit/credit/ending, 2 pages','zeros printed, wrapped names, credits in parentheses')
