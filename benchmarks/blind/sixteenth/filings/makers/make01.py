# assessor's form, income panel left / expense panel right, numbered lines
from tl import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='assessor_form_ie4_harlow_st.pdf'
s=St('Annual Income and Expense Report','118-126 Harlow Street','2024-01-01','2024-12-31',['Amount'])
L=[]  # (panel, line no, row idx)
s.h('Income')
inc=[('Apartment rentals (from Schedule A)',214320),('Office rentals (from Schedule B)',61800),('Retail rentals (from Schedule B)',138450),('Industrial rentals',0),
 ('Parking rentals',18720),('Other rentals (storage, roof, signs)',9600),('Tenant reimbursements (CAM, tax)',32116),('Laundry and vending',4385),('Other property income (specify) late fees',1275)]
n=9; ii=[]
for a,b in inc: i=s.l(a,b,no=n,p='L'); ii.append(i); n+=1
pot=s.t('TOTAL POTENTIAL INCOME',ii,no=n,p='L',hint='(add lines 9 through 17)'); n+=1
vac=s.l('Loss due to vacancy and credit',21947,no=n,p='L'); n+=1
egi=s.t('EFFECTIVE ANNUAL INCOME',[pot],[vac],no=n,p='L',hint='(line 18 minus line 19)',key='total_income',typ='TOTAL'); n+=1
s.h('Expenses')
ex=[('Heating fuel',17204),('Electricity (common)',8931),('Water and sewer',11466),('Payroll, incl. taxes & benefits',28600),('Supplies',2318),('Management fee',22860),('Insurance',19744),
('Common area maintenance',12070),('Leasing commissions, advertising',6450),('Legal and accounting',5125),('Elevator maintenance',3960),('Repairs and maintenance',31287),('Security',0),('Rubbish removal',7392),
('Other (specify) snow plowing',4150),('Other (specify) extermination',1860)]
ee=[]
for a,b in ex: i=s.l(a,b,no=n,p='R'); ee.append(i); n+=1
te=s.t('TOTAL EXPENSES',ee,no=n,p='R',hint='(add lines 21 through 36)',key='total_operating_expenses',typ='TOTAL'); n+=1
noi=s.t('NET OPERATING INCOME',[egi],[te],no=n,p='R',hint='(line 20 minus line 37)',key='noi',typ='TOTAL'); n+=1
for a,b in [('Capital expenditures',24500),('Real estate taxes',58912),('Mortgage payments (P & I)',96408)]: s.l(a,b,no=n,p='R'); n+=1
c=canvas.Canvas(path(N),pagesize=letter,invariant=1); W,H=letter
def T(x,y,t,f='Helvetica',z=8): c.setFont(f,z); c.drawString(x,y,t)
c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-40,'TOWN OF EAST MERRIDEN'); c.setFont('Helvetica',9); c.drawCentredString(W/2,H-53,"Assessor's Office  ·  Town Hall, Room 104")
c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-72,'2024 ANNUAL INCOME AND EXPENSE REPORT'); c.setFont('Helvetica-Oblique',7.5); c.drawCentredString(W/2,H-83,'Form IE-4   Return on or before June 1, 2025.  Information is confidential and is not a public record.')
y=H-100
for row in [[('1. Property name','118-126 Harlow Street',200),('2. Map / Block / Lot','041 / 0017 / 0006-B',340)],[('3. Owner','Harlow Street Associates LLC',200),('4. Form preparer / position','T. Quellman, bookkeeper',340)],
 [('5. Primary property use (circle one)','Mixed use',200),('6. Gross building area (sq. ft.)','31,480',170),('7. No. of units','19',100),('8. Year built','1927',70)]]:
    x=36
    for a,b,w in row:
        c.rect(x,y-26,w,26); T(x+3,y-8,a,z=6.5); T(x+8,y-21,b,'Courier',9.5); x+=w
    y-=26
y-=16
XL,XR,WP=36,310,266
c.setFillGray(.15); c.rect(XL,y-14,WP,14,fill=1); c.rect(XR,y-14,WP,14,fill=1); c.setFillGray(1)
c.setFont('Helvetica-Bold',9); c.drawCentredString(XL+WP/2,y-10.5,'INCOME'); c.drawCentredString(XR+WP/2,y-10.5,'EXPENSES'); c.setFillGray(0)
yy={'L':y-32,'R':y-32}
for r,x in s.rows():
    if 'p' not in x: continue
    p=x['p']; X=XL if p=='L' else XR; Y=yy[p]
    b='Helvetica-Bold' if 'hint' in x else 'Helvetica'
    T(X+2,Y,f"{x['no']}.",b,8); T(X+20,Y,r['label'],b,7.8)
    if 'hint' in x: T(X+20,Y-8,x['hint'],'Helvetica-Oblique',6.5)
    c.line(X+196,Y-2,X+WP,Y-2); c.setFont('Courier',9.5); c.drawRightString(X+WP-4,Y,f"{r['values'][0]:,}")
    yy[p]-=24 if 'hint' in x else 19.2
# left bottom: schedule notes
Y=yy['L']-14; c.rect(XL,Y-118,WP,118)
for k,t in enumerate(['NOTES','Do not include depreciation or debt service in lines 21-36.','Real estate taxes are reported on line 39 only.','Attach Schedule A (apartments) and Schedule B (commercial leases).','Round to the nearest dollar; enter 0 where none.']): T(XL+5,Y-12-k*11,t,'Helvetica-Bold' if k==0 else 'Helvetica',7)
T(XL+5,Y-80,'FOR ASSESSOR USE ONLY','Helvetica-Bold',7); T(XL+5,Y-93,'Reviewed by ______   Date ________   CAP ______',z=7)
T(36,64,'I DO HEREBY DECLARE UNDER PENALTIES OF FALSE STATEMENT that the foregoing information is a complete and true statement of the income and',z=6.8)
T(36,55,'expenses attributable to the above identified property.',z=6.8)
T(36,34,'Signature ____________________________   Date  5/14/2025      Telephone (555) 010-4471',z=8); T(520,20,'Page 1 of 3',z=7)
c.showPage(); c.save()
save(N,[s],'MIXED_USE','OPERATING_STATEMENT','town assessor form, filled by bookkeeper','form with numbered lines, income and expense panels side by side',True)
