from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
cols=['FY2024 Actual','TTM Sep-25 Actual','Bank Adjustments','Adjusted TTM','Stabilized']
s=St('Normalized Operating Income Worksheet','Larkfield Manor Assisted Living','2024-10-01','2025-09-30',cols)
notes={}
def A(l,a,b,adj,stb,n='',code=None):
    if n: notes[l]=n
    return s.L(l,[a,b,adj,b+(adj or 0),stb],code=code)
s.H('INCOME')
r=[A('Private pay room & board',1842600,1931480,None,2015000),A('Level-of-care fees',311900,338215,-12400,335000,'a'),A('Medicaid waiver',402350,388760,None,392000),A('Second occupant fees',38400,41150,None,42000),A('Community / move-in fees',52500,61000,-21000,45000,'b'),A('Less: vacancy & concessions',-214880,-188305,-31600,-243000,'c')]
rs=s.T('Net Resident Revenue',r)
o=[A('Beauty shop, guest meals',14215,15380,None,15000),A('PPP / ERC / grant proceeds',86400,27310,-27310,0,'d')]
ti=s.T('EFFECTIVE GROSS INCOME',[rs]+o,key='total_income',typ='TOTAL')
s.H('EXPENSES')
e=[A('Nursing & resident care wages',812440,846905,None,860000),A('Agency staffing',97615,61280,None,55000),A('Dietary - labor & raw food',251330,262418,None,268000),A('Housekeeping & laundry',88120,91744,None,93000),A('Activities & transport',41905,43260,None,44500),A('Administration & marketing',236480,244815,-38000,212000,'e'),A('Payroll taxes & benefits',181265,186930,None,191000),A('Property taxes',63480,66212,None,74000),A('Insurance - GL/PL',58740,71305,None,73000),A('Utilities',94615,98270,None,99500),A('Repairs & maintenance',71208,69844,None,75000),A('Bed tax / license',30190,30190,None,30000),A('Management fee',0,0,130000,131000,'f')]
te=s.T('TOTAL OPERATING EXPENSES',e,key='total_operating_expenses',typ='TOTAL')
no=s.T('NET OPERATING INCOME',[ti,te],[1,-1],key='noi',typ='TOTAL')
rr=A('Replacement reserve (68 beds x $500)',0,0,34000,34000,'g')
nf=s.T('CASH AVAILABLE FOR DEBT SERVICE',[no,rr],[1,-1],typ='SUBTOTAL')
ds=s.L('Proposed annual debt service',[251880,251880,None,251880,251880])
s.T('CASH FLOW AFTER DEBT SERVICE',[nf,ds],[1,-1],typ='TOTAL',key='net_cash_flow')
fn='Larkfield_normalized_NOI.pdf'
W,H=letter; cv=canvas.Canvas(D+fn,pagesize=(H,W),invariant=1); W,H=H,W
cv.setFillGray(.15); cv.rect(36,H-62,W-72,28,fill=1,stroke=0); cv.setFillGray(1); cv.setFont('Helvetica-Bold',12); cv.drawString(44,H-52,'NORMALIZED OPERATING INCOME WORKSHEET'); cv.setFont('Helvetica',8.5); cv.drawRightString(W-44,H-52,'Credit Review  |  Form CR-14')
cv.setFillGray(0); cv.setFont('Helvetica',8.5)
cv.drawString(40,H-76,'Property: Larkfield Manor Assisted Living'); cv.drawString(300,H-76,'Type: AL, 68 licensed beds'); cv.drawString(470,H-76,'Period reviewed: TTM 10/1/2024 - 9/30/2025'); 
xs=[300,378,456,534,640]; px=684; nx=W-50
y=H-98; cv.setFont('Helvetica-Bold',8)
for x,a,b in zip(xs,['FY2024','TTM Sep-25','Bank','Adjusted',''],['Actual','Actual','Adjustments','TTM','Stabilized']): cv.drawRightString(x,y,a); cv.drawRightString(x,y-10,b)
cv.drawRightString(px,y,'% of'); cv.drawRightString(px,y-10,'EGI'); cv.drawCentredString(nx,y-10,'Note'); cv.line(36,y-14,W-36,y-14); y-=27
egi=s.V(ti)[4]
for l,t,v,c,ind in s.R():
    b=t!='LINE'
    if t=='TOTAL': cv.setFillGray(.88); cv.rect(36,y-3.2,W-72,12,fill=1,stroke=0); cv.setFillGray(0)
    cv.setFont('Helvetica-Bold' if b else 'Helvetica',8.2); cv.drawString(40+10*(ind if not b else 0),y,l)
    if t!='HEADING':
        for x,q in zip(xs,v):
            if q is not None: cv.drawRightString(x+(2.7 if q<0 else 0),y,f0(q))
        if v[4]: cv.setFont('Helvetica-Oblique',7.5); cv.drawRightString(px,y,f'{v[4]/egi*100:.1f}%')
        cv.setFont('Helvetica',7.5); cv.drawCentredString(nx,y,notes.get(l,''))
    y-=12.2
cv.line(36,y+6,W-36,y+6); cv.setFont('Helvetica',7)
y-=4; cv.drawString(40,y,'DSCR (Adjusted TTM) %.2fx      DSCR (Stabilized) %.2fx'%(s.V(nf)[3]/251880,s.V(nf)[4]/251880)); y-=11
for t in ['a - two residents moved to hospice, care fees reversed.  b - move-in fees averaged over three years.  c - economic vacancy raised to bank minimum.','d - non-recurring relief funds removed.  e - owner salary and auto add-back ($38,000).  f - imputed at 5% of EGI.  g - bank policy.']: cv.drawString(40,y,t); y-=9
cv.save(); print(s.V(no),s.V(te),s.V(ti))
save(fn,[s],'SENIOR_HOUSING','OPERATING_STATEMENT','bank reviewer normalization sheet: actual, TTM, adjustments, adjusted, stabilized, % and note columns','adjustment columns')
