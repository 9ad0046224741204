# ARGUS presentation rent roll, four-line records
from common import *
from reportlab.pdfgen import canvas
def run():
    rng=random.Random(505); N='argus_presentation_rent_roll_tower.pdf'
    nm=names(rng,["Capital Partners","Advisory","Law Group","Technologies","Media","Engineering","Actuarial","Ventures","Energy Trading"],20,("LLP","LLC","Inc.",""))
    RBA=0;spec=[]
    suites=['0100','0110','0200','0300','0400','0450','0500','0600','0620','0640','0700','0800','0900','1000','1010','1100','1200']
    for s in suites: spec.append((s,rng.randint(38,240)*100+rng.choice([0,12,45,88]) if not s.startswith('01') else rng.randint(15,48)*100))
    RBA=sum(a for s,a in spec);ren=D(2026,1,1);mo=lambda d:d.strftime('%b-%Y')
    c=canvas.Canvas(DOC+N,pagesize=(612,792));y=0;pg=0
    def T(x,s,r=0,b=0,sz=6.8):
        c.setFont('Times-Bold' if b else 'Times-Roman',sz);(c.drawRightString if r else c.drawString)(x,y,s)
    def head():
        nonlocal y,pg
        if pg:c.showPage()
        pg+=1;y=762
        T(36,'Software : ARGUS Ver. 15.0.1',sz=6);T(306-60,'One Dunnabeg Plaza',b=1,sz=11);T(576,f'Date : 1/12/26',1,sz=6);y-=9
        T(36,'File : 1 Dunnabeg Plaza v7',sz=6);T(576,'Time : 4:17 pm',1,sz=6);y-=7
        T(36,'Property Type : Office/Retail',sz=6);T(306-72,'400 Colmarsh Avenue, Denver, CO',sz=8);T(576,f'Ref# : ACX',1,sz=6);y-=8
        T(576,f'Page : {pg}',1,sz=6);y-=10
        c.setFont('Times-Bold',9);c.drawCentredString(306,y,'Presentation Rent Roll & Current Term Tenant Summary');y-=10
        c.setFont('Times-Roman',8);c.drawCentredString(306,y,f'As of Jan-2026 for {RBA:,} Square Feet');y-=16
        h=[(36,0,['Tenant Name','Type & Suite Number','Lease Dates & Term']),(205,1,['Floor','SqFt','Bldg Share']),(262,1,['Rate & Amount','per Year','per Month']),(284,0,['Changes','on']),(372,1,['Changes','to']),(384,0,['CPI & Current','Porters\' Wage','Miscellaneous']),(440,0,['Months','to','Abate']),(472,0,['Description of','Operating Expense','Reimbursements'])]
        c.setFont('Times-Bold',6.8);c.drawCentredString(235,y,'Base Rent');c.drawCentredString(330,y,'Rental Rate Changes');y-=9
        y0=y
        for x,r,ls in h:
            y=y0
            for l in ls:T(x,l,r,1);y-=8
        y=y0-24;c.line(36,y+5,576,y+5);y-=6
    head();rows=[];tm=ty=0;ni=0;va=0;no=0
    for s,area in spec:
        ret=s.startswith('01');kind='Retail' if ret else 'Office'
        if y<90:head()
        if s in('0450','1010','1100'):
            T(36,f'AVAILABLE');T(205,f'{area:,}',1);y-=8.5;T(36,f'{kind}, Suite: {s}');T(205,f'{area/RBA*100:.2f}%',1);y-=22
            rows.append(dict(unit=s,unitType=kind,area=area,statusText='AVAILABLE'));va+=1;continue
        st=D(rng.randint(2017,2025),rng.randint(1,12),1);t=rng.choice([84,120,120,126]);ex=am(st,t)-dt.timedelta(1)
        if ex<ren:t=126;ex=am(st,t)-dt.timedelta(1)
        rate=rng.choice([27.5,29,31.25,33,34.5]) if not ret else 42.0
        yr=round(area*rate);mr=round(area*rate/12)
        ch=[];d=st;x=rate
        while d<ex:
            d=am(d,12)
            if ren<d<ex and len(ch)<4:x+=.75;ch.append((mo(d),f'${x:.2f}'))
        tn=nm[ni];ni+=1
        if ret and s=='0100':tn='Jarrowdale Espresso & Larder'
        rec=rng.choice([['Net: Full Service','Pro-rata share','of increases over','a base year of 2021'],['Net','See method: NNN'],['Base Stop: $12.40/SF','']])
        z=y
        T(36,tn);T(205,f'{area:,}',1);T(262,f'${rate:.2f}',1);T(440,str(rng.choice(['','','2','3'])));y-=8.5
        T(36,f'{kind}, Suite: {s}');T(205,f'{area/RBA*100:.2f}%',1);T(262,f'${yr:,}',1);y-=8.5
        T(36,f'{mo(st)} to {mo(ex)}');T(262,f'${rate/12:.2f}',1);y-=8.5
        T(36,f'{t} Months');T(262,f'${mr:,}',1)
        for i,(a,b) in enumerate(ch):y=z-8.5*i;T(284,a);T(372,b,1)
        for i,a in enumerate(rec):y=z-8.5*i;T(472,a)
        y=z;T(384,'-');y=z-8.5*3-14
        rows.append(dict(unit=s,unitType=kind,area=area,tenantName=tn,statusText='Occupied',leaseStartDate=mo(st),leaseEndDate=mo(ex),contractRent=mr,annualRent=yr));tm+=mr;ty+=yr;no+=area
    if y<90:head()
    c.line(36,y+8,576,y+8)
    T(36,'TOTAL OCCUPIED SqFt',b=1);T(205,f'{no:,}',1,1);T(262,f'${ty:,}',1,1);y-=9;T(36,'TOTAL AVAILABLE SqFt',b=1);T(205,f'{RBA-no:,}',1,1);T(262,f'${tm:,}',1,1);y-=9;T(36,'TOTAL SqFt',b=1);T(205,f'{RBA:,}',1,1)
    c.save();n=len(rows)
    save(N,'OFFICE','ARGUS presentation rent roll, four-line records, portrait',True,'One Dunnabeg Plaza','2026-01',rows,n,n-va,va,totals=dict(area=RBA,contractRent=tm,annualRent=ty))
if __name__=='__main__': run()
