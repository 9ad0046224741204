from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
cols=['A Home Farm','B North Eighty','C Tenant House','All']
s=St('Farm and Rental Property Worksheet',None,'2025-01-01','2025-12-31',cols)
q=lambda *v:list(v)+[sum(x or 0 for x in v)]
s.H('Part I   Income'); ln={}
def L(n,l,*v): 
    i=s.L(l,q(*v)); ln[i]=n; return i
r=[L('1','Cash crop rent received',38880,17600,None),L('2','House and lot rents',None,None,16200),L('3','Grain bin and barn rent',9600,None,None),L('4','Hunting lease',1500,2250,None),L('5','Wind turbine / tower easement',12400,6200,None),L('6','Other (hay sold, CRP)',4185,3312,None)]
ti=s.T('Total income. Add lines 1 through 6',r,key='total_income'); ln[ti]='7'
s.H('Part II   Expenses')
e=[L('8','Auto and travel',1118,402,260),L('9','Cleaning and mowing',640,None,915),L('10','Insurance',3865,710,1342),L('11','Legal and professional fees',875,425,200),L('12','Lime, seed and conservation work',5240,2980,None),L('13','Repairs',4417,388,2965),L('14','Supplies',1206,115,374),L('15','Real estate taxes',9874,4416,2188),L('16','Utilities',2930,None,1084),L('17','Drainage district assessment',733,512,None)]
te=s.T('Total operating expenses. Add lines 8 through 17',e,key='total_operating_expenses'); ln[te]='18'
no=s.T('Income before interest and depreciation. Line 7 less line 18',[ti,te],[1,-1],key='noi'); ln[no]='19'
m=[L('20','Mortgage interest paid to banks',11260,8145,None),L('21','Depreciation (attach Form 4562)',7390,1140,4727)]
n=s.T('Net income or (loss)',[no]+m,[1,-1,-1],key='net_income',typ='TOTAL'); ln[n]='22'
fn='Vandermolen_2025_worksheet.pdf'
W,H=letter; cv=canvas.Canvas(D+fn,pagesize=letter,invariant=1)
cv.setLineWidth(1.5); cv.line(40,740,572,740); cv.setFont('Helvetica-Bold',14); cv.drawString(40,746,'Farm and Rental Property Worksheet'); cv.setFont('Helvetica-Bold',18); cv.drawRightString(572,746,'2025')
cv.setFont('Helvetica',8); cv.drawString(40,728,'Taxpayer: D. & R. Vandermolen'); cv.drawString(230,728,'Calendar year January 1 - December 31, 2025'); cv.drawRightString(572,728,'Preparer copy - supports Sch. E / Form 4835')
x=[340,410,480,572]
y=706; cv.setFont('Helvetica-Bold',8)
desc=[('A','Home Farm','216 ac, Rte 3'),('B','North Eighty','80 ac, bare land'),('C','Tenant House','4417 Rte 3')]
for a,b,c in desc: cv.setFont('Helvetica-Bold',8); cv.drawString(50,y,a); cv.drawString(70,y,b); cv.setFont('Helvetica',8); cv.drawString(150,y,c); y-=11
y-=8; cv.setLineWidth(.5); cv.rect(270,y-16,302,30)
cv.setFont('Helvetica-Bold',8)
for a,b,xr in (('A','Home Farm',335),('B','North Eighty',405),('C','Tenant House',478),('','All',545)): cv.drawCentredString(xr-25 if b!='All' else xr,y+3,a); cv.drawCentredString(xr-25 if b!='All' else 533,y-9,b)
y-=30; top=y+14
for i,(l,t,v,c,ind) in enumerate(s.R()):
    if t=='HEADING': cv.setFillGray(0); cv.rect(40,y-4,44,13,fill=1); cv.setFillGray(1); cv.setFont('Helvetica-Bold',8.5); a,b=l.split('   '); cv.drawString(45,y,a); cv.setFillGray(0); cv.drawString(92,y,b); y-=19; continue
    cv.setFont('Helvetica-Bold' if t!='LINE' else 'Helvetica',8); cv.drawString(46,y,ln[i].rjust(2)); 
    if len(l)>42:
        k=l.rfind('. ')+2; cv.drawString(66,y,l[:k].strip()); y-=10; cv.drawString(66,y,l[k:])
    else: cv.drawString(66,y,l)
    cv.setFont('Courier-Bold' if t!='LINE' else 'Courier',9)
    for xr,w in zip(x,v):
        cv.setLineWidth(.4); cv.line(xr-66 if xr<500 else xr-86,y-3,xr-2,y-3)
        if w is not None: cv.drawRightString(xr-6+(5.4 if w<0 else 0),y,f0(w)+('.' if w>=0 else ''))
    if t!='LINE': cv.setLineWidth(1); cv.line(40,y-6,572,y-6); y-=4
    y-=17
cv.setFont('Helvetica',7); cv.drawString(40,60,'Owner use days: none.  Line 12 is 100% landlord share; tenant share is paid direct to the co-op.  Carry line 22 to the return.')
cv.save()
save(fn,[s],'LAND','OPERATING_STATEMENT','CPA tax worksheet form, numbered lines, properties A-C, Courier figures with trailing point','line numbers, two-line labels, lettered columns')
