from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
N='Hollis_rentals_8825_schedule_2024.pdf'
C=['A 118 Birch St','B 27 Tannery Ln','C 604 W Oak','D 9 Mill Rd #2','TOTAL']
s=St('Schedule of Rental Real Estate Income and Expenses','Hollis Family Rentals, LLC','2024-01-01','2024-12-31',C,d=0)
no=[]
def L(n_,n,*v): no.append(n_);return s.l(n,list(v)+[sum(x or 0 for x in v)],1)
def T(n_,n,it,typ='SUBTOTAL',sg=None,key=None): no.append(n_);return s.t(n,it,0,typ,sg,key=key)
def Hh(n): no.append('');return s.h(n)
Hh('Rental Real Estate Income')
a=[L('2a','Gross rents',21600,18900,26400,13200),L('2b','Other (laundry, pet, late)',125,None,480,50)]
ti=T('2c','Total rents',a,key='total_income')
Hh('Rental Real Estate Expenses')
E_=[('3','Advertising',None,90,None,45),('4','Auto and travel',312,288,402,146),('5','Cleaning and maintenance',640,1185,720,210),('6','Commissions',None,945,None,None),('7','Insurance',1288,1104,1672,412),('8','Legal and other professional fees',210,585,210,210),('9','Interest (Form 1098)',5217,None,7846,2930),('10','Repairs',1963,4410,875,None),('11','Taxes',2874,2316,3655,1190),('12','Utilities',None,731,1548,None),('13','Wages and salaries',None,None,None,None),('14','Depreciation',4655,3891,6218,2545),('15a','Association dues',None,None,None,3120),('15b','Pest control',240,240,360,None)]
e=[L(*x) for x in E_ if x[0]!='13']
te=T('16','Total expenses',e,key='total_operating_expenses')
T('17','Net income (loss) per property',[ti,te],'TOTAL',[1,-1],key='net_income')
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H))
c.setFont('Helvetica',8);c.drawString(36,H-36,'TY 2024 supporting schedule');c.drawRightString(W-36,H-36,'EIN on file')
c.setFont('Helvetica-Bold',13);c.drawCentredString(W/2,H-38,s.title)
c.setFont('Helvetica',9);c.drawCentredString(W/2,H-51,'(basis of Form 8825, tax year January 1 through December 31, 2024)')
c.rect(36,H-82,W-72,22);c.setFont('Helvetica',7);c.drawString(40,H-68,'Name');c.setFont('Helvetica-Bold',10);c.drawString(40,H-79,s.prop)
y=H-96;c.setFont('Helvetica-Bold',8)
c.drawString(36,y,'1   Properties');y-=12
c.setFont('Helvetica',8)
for k,(ad,ty,d) in enumerate([('118 Birch St, Keene, NH 03431','1 - Single family',365),('27 Tannery Ln, Keene, NH 03431','1 - Single family',311),('604 W Oak St, Brattleboro, VT 05301','2 - Two-family',365),('9 Mill Rd Unit 2, Keene, NH 03431','1 - Condominium',365)]):
    c.drawString(50,y,'ABCD'[k]);c.drawString(66,y,ad);c.drawString(270,y,'Type '+ty);c.drawString(400,y,f'Fair rental days {d}');c.drawString(500,y,'Personal use days 0');y-=11
y-=6
X=[36,62,272,370,468,566,664,W-36]
top=y;rh=16.5
c.setFillGray(.88);c.rect(36,y-26,W-72,26,fill=1,stroke=0);c.setFillGray(0)
c.setFont('Helvetica-Bold',8)
for k,t in enumerate(C):
    xc=(X[2+k]+X[3+k])/2
    if k<4: c.drawCentredString(xc,y-11,t[0]);c.setFont('Helvetica',7.5);c.drawCentredString(xc,y-21,t[2:]);c.setFont('Helvetica-Bold',8)
    else: c.drawCentredString(xc,y-16,'TOTAL')
c.line(36,y,W-36,y);y-=26;c.line(36,y,W-36,y)
for i,(r,m) in enumerate(zip(s.rows,s.meta)):
    TT=r['rowType'];b=TT!='LINE'
    c.setFont('Helvetica-Bold' if b else 'Helvetica',8.5)
    c.drawRightString(X[1]-5,y-11.5,no[i]);c.drawString(X[1]+5,y-11.5,r['label'])
    for k,v in enumerate(r['values']):
        if v is not None: c.drawRightString(X[3+k]-6,y-11.5,f(v,0))
    y-=rh;c.setLineWidth(1 if TT=='TOTAL' else .4);c.line(36,y,W-36,y)
for x in X: c.setLineWidth(.4);c.line(x,top,x,y)
c.setFont('Helvetica-Oblique',7.5);c.drawString(36,y-14,'B vacant 1/1 to 2/23 between tenants. Roof section at 27 Tannery expensed as repair per de minimis election; see memo.')
c.save()
save(N,[s],'SINGLE_FAMILY_RENTAL','OPERATING_STATEMENT','tax-schedule grid, four properties across plus total, line numbers, no code',False)
