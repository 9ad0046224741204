# Ireland, shopping centre, managing agent PDF (fpdf2), A3 landscape, grouped headers, sections. PLANTED digit_changed
from common import *
from fpdf import FPDF
fn='03_abbeyquay_shopping_centre.pdf'
random.seed(8403)
L=[('LOWER MALL',[('1','Shaws Meadow Foods Ireland Ltd','Meadow Foodhall',4120,18.5),('2','Tolka Pharmacy Ltd','Tolka Pharmacy',212,47),('3','Cassidy Lane Jewellers Ltd','Cassidy Lane',74,88),('4',None,None,96,0),('5','Bradog Mobile Ltd','Fonebox',61,92),('6-7','Ardree Fashions Ltd','Ardree',388,39),('8','Nolan & Foy Opticians Ltd','N&F Opticians',118,58),('9','Sweet Lulu Confectionery Ltd','Sweet Lulu',42,95),('10','Kilbarron Books Ltd','The Book Nook',131,44),('11','An Grianan Credit Union Ltd','Credit Union',160,41),('12A','Pets & Paws Retail Ltd','Pets & Paws',205,36),('12B',None,None,88,0),('14','Vogel Footwear (Ireland) Ltd','Vogel',240,42)]),
('UPPER MALL',[('21','Harte Homewares Ltd','Harte Home',980,19),('22','Gymline Ireland Ltd','Gymline 24',1265,13.5),('23','Little Acorns Childcare Ltd','Little Acorns',410,18),('24','Moyle Dental Ltd','Moyle Dental',145,35),('25',None,None,152,0),('26','Brushwood Hair Ltd','Brushwood',84,48),('27','Saffron Thread Ltd','Saffron Thread',77,52),('28/29','Emerald Play Centres Ltd','Jungle Jacks',612,14)]),
('FOOD COURT & KIOSKS',[('FC1','Bao Brothers Dublin Ltd','Bao Bros',68,105),('FC2','Sierra Burrito Ltd','Sierra',64,108),('FC3','The Wholegrain Kitchen Ltd','Wholegrain',71,99),('FC4',None,None,59,0),('K1','Keycut Midlands Ltd','Heel & Key',12,520),('K2','Juice Junction Ltd','Juice Junction',10,610),('K3','Vape Harbour Ltd','Vape Harbour',11,480)]),
('EXTERNAL',[('P1','Burren Drive-Thru Restaurants Ltd','Burger Burren',310,38),('P2','Circle Tyre & Auto Ltd','Circle Auto',455,16),('ESB','ESB sub-station','-',20,0)])]
pd=FPDF('L','mm','A3'); pd.set_auto_page_break(False)
pd.add_font('N','','/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf') if os.path.exists('/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf') else pd.add_font('N','',os.popen('fc-list | grep LiberationSansNarrow-Regular').read().split(':')[0])
pd.add_font('N','B',os.popen('fc-list | grep LiberationSansNarrow-Bold.ttf').read().split(':')[0])
C=[('Unit',16,'L'),('Tenant',62,'L'),('Trading As',40,'L'),('sq m',17,'R'),('From',21,'C'),('To',21,'C'),('Break',21,'C'),('Rent Review',21,'C'),('€ p.a.',24,'R'),('€ / sq m',17,'R'),('Turnover %',18,'R'),('Service Charge',24,'R'),('Marketing',20,'R'),('Insurance',18,'R'),('Total Outgoings',24,'R'),('Status',30,'L')]
X=[14]; [X.append(X[-1]+c[1]) for c in C]
def row(y,v,b='',fill=None,h=6.4):
    pd.set_font('N',b,9)
    if fill: pd.set_fill_color(*fill); pd.rect(X[0],y,X[-1]-X[0],h,'F')
    for j,(c,x) in enumerate(zip(C,v)):
        pd.set_xy(X[j],y); pd.cell(c[1],h,('   '+x if c[0]=='Status' else x),align=c[2])
def head():
    pd.add_page(); pd.set_font('N','',8); pd.text(380,290,f'Page {pd.page} of 2'); pd.set_font('N','B',17); pd.set_text_color(90,20,60); pd.text(14,16,'Abbeyquay Shopping Centre, Athlone, Co. Westmeath'); pd.set_text_color(0); pd.set_font('N','',11); pd.text(14,23,'Schedule of Tenancies   |   Position at 31 October 2025   |   Prepared by Corrib Fane Property Management'); 
    y=28; pd.set_fill_color(90,20,60); pd.rect(14,y,X[-1]-14,14,'F'); pd.set_text_color(255); pd.set_font('N','B',9.5)
    for a,b_,t in ((4,6,'Lease Term'),(6,8,'Next Event'),(8,11,'Passing Rent'),(11,15,'Annual Outgoings (€)')):
        pd.set_xy(X[a],y); pd.cell(X[b_]-X[a],7,t,align='C'); pd.set_draw_color(255); pd.line(X[a]+1,y+7,X[b_]-1,y+7)
    for j,c in enumerate(C):
        pd.set_xy(X[j],y+7); pd.cell(c[1],7,('   ' if c[0]=='Status' else '')+c[0],align=c[2])
    pd.set_text_color(0); return 44
f=lambda d:d.strftime('%d.%m.%Y') if d else ''
m=lambda n:f'{n:,.0f}' if n else '-'
rows=[]; y=head(); G=[0]*6; planted=None
for sec,us in L:
    if y+6.4*(len(us)+2)>283: y=head()
    pd.set_font('N','B',10.5); pd.set_text_color(90,20,60); pd.text(14,y+5,sec); pd.set_text_color(0); y+=7; S=[0]*6
    for i,(u,t,tr,a,r) in enumerate(us):
        esb=u=='ESB'; rent=round(a*r*7/250)*250 if t else 0
        s=e=None; brk=rv=''; st='Let'
        if t and not esb:
            y0=random.randint(2012,2024); s=D(y0,random.randint(1,12),random.choice([1,1,15,20])); ln=random.choice([10,10,15,20,5]) 
            e=addy(s,ln)
            while e<D(2026,1,1): ln+=5; e=addy(s,ln)
            if random.random()<.4:
                z=addy(s,ln-5,0); brk=f(z) if z>D(2025,11,1) else ''
            q=s
            while q<=D(2025,10,31): q=addy(q,5,0)
            rv=f(q) if q<e else ''
            if u=='27': e=D(2025,8,31); s=D(2020,9,1); brk=rv=''; st='Overholding'
            if u=='FC2': st='Licence'
            if u=='23': st='Let - notice served'
        elif esb: s=D(1998,5,1); e=D(2097,4,30); st='Wayleave'
        else: st='Vacant'
        k=0 if esb else 1
        sc=round(a*(64 if a<900 else 31))*k; mk=round(rent*.02)*k; ins=round(a*3.4)*k; tot=sc+mk+ins
        shown=rent
        if u=='28/29':
            shown=int(str(rent)[0]+str((int(str(rent)[1])+3)%10)+str(rent)[2:]); planted=dict(what=f'Unit 28/29 (Emerald Play Centres Ltd): passing rent printed {shown:,}, the section and centre totals (and the € / sq m) are built on {rent:,}',kind='digit_changed')
        row(y,[u,t or 'VACANT',tr or '',f'{a:,}',f(s),f(e),brk,rv,('1' if False else m(shown)),f'{rent/a:.2f}' if rent else '-',f'{random.choice([6,7,8,9,10])}%' if (t and rent and random.random()<.35) else '',m(sc),m(mk),m(ins),m(tot),st],fill=(246,238,243) if i%2 else None)
        rows.append(dict(unit=u,section=sec,area=a,tenantName=t,statusText=st,leaseStartDate=s,leaseEndDate=e,annualRent=shown or None,charges=[dict(code=c_,amount=v) for c_,v in (('Service Charge',sc),('Marketing',mk),('Insurance',ins)) if v],totalCharges=tot or None))
        for q_,v in enumerate((a,rent,sc,mk,ins,tot)): S[q_]+=v
        y+=6.4
    pd.set_draw_color(90,20,60); pd.line(14,y+.3,X[-1],y+.3)
    row(y+.6,['','Sub-total '+sec.title(),'',m(S[0]),'','','','',m(S[1]),'','',m(S[2]),m(S[3]),m(S[4]),m(S[5]),''],'B'); y+=10
    G=[g+x for g,x in zip(G,S)]
pd.set_draw_color(0); pd.line(14,y,X[-1],y); row(y+.5,['','Centre Total','',m(G[0]),'','','','',m(G[1]),'','',m(G[2]),m(G[3]),m(G[4]),m(G[5]),''],'B',fill=(230,215,224)); pd.line(14,y+7.4,X[-1],y+7.4)
pd.set_font('N','',8); pd.text(14,y+14,'Overholding: tenant remains in occupation following expiry. Turnover % is payable on net sales over the base rent. Errors and omissions excepted.')
pd.output(doc(fn))
assert planted
save(fn,'Abbeyquay Shopping Centre','2025-10-31',rows,None,None,None,'RETAIL','Managing agent PDF, A3 landscape, two-line grouped header, sections with sub-totals',True,planted=planted)
