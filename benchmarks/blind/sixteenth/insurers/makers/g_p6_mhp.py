from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
pdfmetrics.registerFont(TTFont('M','/usr/share/fonts/truetype/liberation2/LiberationMono-Regular.ttf')); pdfmetrics.registerFont(TTFont('MB','/usr/share/fonts/truetype/liberation2/LiberationMono-Bold.ttf'))
g=G(1306); r=g.r
FN="r13_06_whispering_pines_mhc.pdf"
W,H=letter
c=canvas.Canvas(DOC+FN,pagesize=letter,invariant=1)
# fixed-width text report
def line(s,b=False):
    global y
    c.setFont('MB' if b else 'M',7.4); c.drawString(34,y,s); y-=9.4
pg=0
def head():
    global y,pg
    pg+=1; y=H-40
    line(f"{'WHISPERING PINES MOBILE HOME COMMUNITY':<92}{'Page '+str(pg):>24}",True)
    line(f"{'RENT ROLL - SITE RENTS':<92}{'October 1, 2025':>24}")
    line(f"{'Rent Manager 12':<92}{'Printed 10/03/25 11:20':>24}"); y-=4
    line('='*116)
    line(f"{'Site':<7}{'Resident / Site Address':<36}{'Since':<10}{'Site':>9}{'Water/':>9}{'':>8}{'':>8}{'Total':>10}{'Balance':>11}",True)
    line(f"{'':<7}{'  Home (year, make, size)':<36}{'':<10}{'Rent':>9}{'Sewer':>9}{'Trash':>8}{'Pet':>8}{'Billed':>10}{'Due':>11}",True)
    line('-'*116)
def foot(): c.showPage()
makes=['Fleetwood','Clayton','Redman','Champion','Skyline','Palm Harbor','Cavco']
rows=[]; T=[0]*6; N=52; V=0; bad=None
head()
for i in range(1,N+1):
    if y<70: foot(); head()
    st='Pine Needle Ln' if i<=20 else 'Cone Ct' if i<=34 else 'Resin Rd'
    addr=f"{100+2*i} {st}"; u=f"{i:02d}"
    if i in (7,19,20,33,48):
        V+=1
        note={7:'** VACANT ** (home removed)',19:'** VACANT **',20:'** VACANT **',33:'** VACANT ** (storm loss 7/25)',48:'** VACANT **'}[i]
        line(f"{u:<7}{note:<36}"); line(f"{'':<7}  {addr:<34}"); y-=3
        rows.append(dict(unit=u,statusText='VACANT')); continue
    nm=g.name(r.choice(["{l}, {f}","{l}, {f}","{l}, {f} & "+r.choice(FIRST)]))
    base=r.choice([565,585,595,595,610]); w=round(r.uniform(31,74),2); tr=16.0; pet=r.choice([0,0,0,20,40])
    since=d(r.randint(2004,2025),r.randint(1,9),1)
    tot=base+w+tr+pet; bal=r.choice([0]*6+[tot,round(tot*2+50,2),-round(r.uniform(5,90),2)])
    shown=base
    if i==27: base=595; tot=base+w+tr+pet; bal=0; shown=535; bad=(u,shown,base)
    home=f"{since.year-r.randint(0,9)} {r.choice(makes)} {r.choice(['14x66','16x76','28x56','24x48'])}"
    line(f"{u:<7}{nm:<36}{since.strftime('%m/%d/%y'):<10}{shown:>9.2f}{w:>9.2f}{tr:>8.2f}{(f'{pet:.2f}' if pet else ''):>8}{m2(tot):>10}{(m2(bal) if bal>=0 else m2(-bal)+'-') if bal else '':>11}")
    line(f"{'':<7}  {addr}"); 
    line(f"{'':<7}  {home}"); y-=3
    for k,v in enumerate((base,w,tr,pet,tot,bal)): T[k]+=v
    rows.append(dict(unit=u,tenantName=nm,statusText='Occupied',moveInDate=iso(since),contractRent=float(shown),totalCharges=round(tot,2),balance=round(bal,2) if bal else None,
       charges=[dict(code=k,amount=float(v)) for k,v in (('Site Rent',shown),('Water/Sewer',w),('Trash',tr),('Pet',pet)) if v]))
if y<120: foot(); head()
line('='*116)
line(f"{'TOTALS':<53}{m2(T[0]):>9}{m2(T[1]):>9}{m2(T[2]):>8}{m2(T[3]):>8}{m2(T[4]):>10}{m2(T[5]):>11}",True)
y-=8
line(f"Sites in community ....... {N}"); line(f"Sites rented ............. {N-V}"); line(f"Sites vacant .............  {V}"); line(f"Occupancy ................ {(N-V)/N:.1%}")
foot(); c.save()
save(FN,dict(propertyName='Whispering Pines Mobile Home Community',asOnDate='2025-10-01',units=N,occupied=N-V,vacant=V,rows=rows,
 planted=dict(what=f"site {bad[0]}: site rent printed {bad[1]:.2f}, original {bad[2]:.2f}; row total and column totals keep the original",kind='digit_changed'),
 printedTotals=dict(contractRent=float(T[0]),totalCharges=round(T[4],2),balance=round(T[5],2))),'MANUFACTURED_HOUSING','Rent Manager monospace report, three-line records (resident, site address, home), two-line header',True)
