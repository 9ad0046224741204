# OneSite-like "Delinquent and Prepaid" landscape print with status sections, comment lines, wrapped co-resident names
import random
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.pdfgen import canvas
R=random.Random(3704)
FN="Aaliyah Brent Carmen Dwayne Elise Fatima Gilbert Hannah Ignacio Janelle Keiko Lamar Monique Nolan Odessa Priya Quentin Rosalind Samir Tamika Ulises Vera Wendell Xiomara Yusuf Zora Brandon Clarice Desmond Erika".split()
LN="Abernathy Bustamante Cardwell Dessalines Echols Fontaine Garrity Hollowell Iverson Jaramillo Kowalczyk Lindqvist McAllister Nwosu Okonkwo Pettigrew Quarles Rasmussen Stallworth Thibodeaux Underhill Vandermeer Whitlock Yarbrough Zeleny Castellano Brathwaite Delacroix Fairbanks Oyelaran".split()
COM=["Promise to pay by 11/8. 10/31 kt","Rental assistance app pending w/ county, Ofc confirmed 10/24","3-day notice posted 10/12","Paid portion of rent; bal next payday","Sent to NCRS collections 09/15/25","Utility dispute - see ticket 4418","Filed w/ JP Court Pct 3, hearing 11/19","MO final statement mailed 10/06/25","Concession recapture billed, disputed"]
W,H=landscape(letter)
cv=canvas.Canvas(doc('ar_delq_prepaid_larkspur.pdf'),pagesize=(W,H))
cols=[("Bldg/","Unit",30,'l'),("Resh","ID",74,'l'),("","Name",108,'l'),("Move-In/","Move-Out",242,'l'),("Code","",286,'l'),("Total","Prepaid",352,'r'),("Total","Delinquent",410,'r'),("Net","Balance",464,'r'),("","0-30",514,'r'),("","31-60",562,'r'),("","61-90",608,'r'),("","Over 90",656,'r'),("Deposits","Held",708,'r'),("#","Late",736,'r'),("#","NSF",762,'r')]
keys=["prepaid","delinquent","total","b0_30","b31_60","b61_90","b90","deposit","other:# Late","other:# NSF"]
f=lambda c:(f"({abs(c)/100:,.2f})" if c<0 else f"{c/100:,.2f}")
pg=0;y=0;PAGES=3
def head():
    global pg,y
    pg+=1
    cv.setFont('Times-Bold',9); cv.drawString(28,H-28,'Brazos Residential'); cv.drawCentredString(W/2,H-28,'Larkspur at Timber Run'); cv.setFont('Times-Roman',8); cv.drawRightString(W-28,H-28,f'Page {pg} of {PAGES}')
    cv.setFont('Times-Bold',12); cv.drawCentredString(W/2,H-43,'DELINQUENT AND PREPAID'); cv.setFont('Times-Roman',8)
    cv.drawCentredString(W/2,H-54,'As of 10/31/2025     Fiscal Period 102025'); cv.drawString(28,H-43,'mgt-521-003'); cv.drawRightString(W-28,H-43,'11/03/2025  9:14:37AM')
    cv.setFont('Times-Italic',7.2); cv.drawCentredString(W/2,H-64,'Parameters: Delinquent - all; Prepaid - all; Resident status - Current, Notice, Former; Sort - bldg/unit; Subjournals - ALL; Show comments - most recent')
    y=H-80; cv.setFont('Times-Bold',8)
    for a,b,x,al in cols:
        (cv.drawString if al=='l' else cv.drawRightString)(x,y,a); (cv.drawString if al=='l' else cv.drawRightString)(x,y-9.5,b)
    y-=13; cv.setLineWidth(1); cv.line(28,y,W-28,y); y-=11
def nums(vals,bold=False):
    cv.setFont('Times-Bold' if bold else 'Times-Roman',8)
    for (a,b,x,al),v,i in zip(cols[5:],vals,range(10)):
        if v is None: continue
        cv.drawRightString(x,y,str(v) if i>7 else f(v))
def need(h):
    if y-h<36: cv.showPage(); head()
head(); rows=[];tot=[]; G=[0]*10; units=[f"{b}-{fl}{n:02d}" for b in range(1,10) for fl in (1,2,3) for n in range(1,9)]
used=set()
spec=[("Current residents","C",34),("Residents on notice","N",9),("Former residents","F",22)]
rid=1180
cnt={}
for title,code,n in spec:
    need(40); cv.setFont('Times-Bold',9); cv.drawString(28,y,title); y-=12
    us=sorted(R.sample([u for u in units if u not in used],n)); used|=set(us) if code!="F" else set()
    S=[0]*10; m=0
    for u in us:
        rid+=R.randint(1,60); rent=R.choice([124900,131500,138900,146500,158000,172500])
        nm=f"{R.choice(LN)}, {R.choice(FN)}"
        co=None
        if R.random()<.16: co=f"& {R.choice(FN)} {R.choice(LN)}"
        pre=0;bk=[0,0,0,0]
        if R.random()<(.4 if code!="F" else .12):
            pre=-R.choice([500,1250,3000,R.randint(100,9999),rent,rent+7543])
        else:
            if code=="F":
                bk[3]=R.randint(8000,420000)
                if R.random()<.4: bk[2]=R.randint(2500,180000)
                if R.random()<.3: bk[3]=0; bk[1]=R.randint(4000,210000); bk[2]=R.choice([0,R.randint(3000,60000)])
            else:
                bk[0]=R.choice([rent,rent+10000,R.randint(1500,60000),8412,rent//2])
                if R.random()<.35: bk[1]=R.choice([rent,R.randint(2000,90000)])
                if bk[1] and R.random()<.4: bk[2]=R.randint(2000,100000)
                if bk[2] and R.random()<.4: bk[3]=R.randint(1000,70000)
        dl=sum(bk); net=dl+pre
        dep=0 if code=="F" else R.choice([0,20000,30000,50000,rent])
        late=R.randint(0,9); nsf=R.choice([0,0,0,0,1,2])
        vals=[pre,dl,net]+bk+[dep,late,nsf]
        c=R.choice(COM) if (dl>60000 and R.random()<.55) else None
        need(10+(9 if co else 0)+(9 if c else 0))
        mi=f"{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.choice([2022,2023,2024,2024] if code!='F' else [2021,2022,2023])}"
        if code=="F": mi2=f"{R.randint(3,9):02d}/{R.randint(1,28):02d}/2025"
        else: mi2=f"{R.choice([11,12])}/{R.randint(5,28):02d}/2025" if code=="N" else None
        if code=="C": mi=mi.replace('12/','02/') if mi.endswith('2025') and mi[:2] in('11','12') else mi
        cv.setFont('Times-Roman',8); cv.drawString(30,y,u); ids=f"{rid}-{R.choice([1,1,1,2])}"; cv.drawString(74,y,ids)
        cv.drawString(108,y,nm); cv.drawString(242,y,mi); cv.drawString(290,y,code); nums(vals)
        rows.append((u,ids,nm,co,code,vals))
        y0=y
        if co or mi2:
            y-=9; cv.setFont('Times-Roman',8)
            if co: cv.drawString(108,y,co)
            if mi2: cv.drawString(242,y,mi2)
        if c: y-=9; cv.setFont('Times-Italic',7.5); cv.drawString(108,y,'Comments:  '+c)
        y-=11; m+=1
        for i in range(10): S[i]+=vals[i]
    S[8]=S[9]=None
    need(16); cv.setLineWidth(.4); cv.line(300,y+8,W-66,y+8); cv.setFont('Times-Bold',8); lab=f'Total {title.lower()} ({m})'; cv.drawString(108,y,lab); nums(S,True); y-=18
    tot.append((lab,S)); G=[a+b for a,b in zip(G,S[:8])]+[None,None]
need(50); cv.setLineWidth(1); cv.line(300,y+9,W-66,y+9); cv.setFont('Times-Bold',8); cv.drawString(108,y,'Property totals'); nums(G,True); tot.append(('Property totals',G)); y-=22
np_=sum(1 for r in rows if r[5][0]<0); nd=len(rows)-np_
cv.setFont('Times-Roman',8); cv.drawString(28,y,f'Number of delinquent households: {nd}'); y-=10; cv.drawString(28,y,f'Number of prepaid households: {np_}'); y-=10; cv.drawString(28,y,'Deposits held excludes pet deposits and surety bonds.')
cv.save(); assert pg==PAGES,pg
val=lambda v:{k:(x if k.startswith('other') else x/100) for k,x in zip(keys,v) if x is not None}
save('ar_delq_prepaid_larkspur.pdf','AR',keys,[{"unit":u,"resident":i,"name":n+(' '+c if c else ''),"status":k,**val(v)} for u,i,n,c,k,v in rows],[{"label":l,**val(v)} for l,v in tot],'MULTIFAMILY','OneSite-like delinquent and prepaid print, two-line headers, wrapped names, comment lines, status sections',True)
