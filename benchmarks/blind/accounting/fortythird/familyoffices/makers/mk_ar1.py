# Apartments, fpdf2, landscape legal, two-line residents, building subtotals; planted row_dropped
from common import *
from fpdf import FPDF
R=random.Random(4304)
N='DelinquencyPrepaid_OrchardTerrace_063026'
fn='Ayesha Tomas Kirsten Delroy Bianca Hoang Marcus Yolanda Piotr Renee Samir Gwen Luis Odette Farid Colleen Jerome Nadia Wyatt Priya Ansel Carla Dmitri Fiona Hector Imani Jolene Kofi Lena Miles Noor Oscar Paula Quentin Rosa Silas Tanya Ursula Viktor Wendy'.split()
ln="Abernathy Barzani Coltrane Dunleavy Espinoza Fairweather Guzman Halloran Iverson Jankowski Kettering Lindqvist Montague Nwosu O'Dell Pettibone Quiroga Rasmussen Santangelo Thibodeaux Underhill Vasquez Whitlock Xiong Yarborough Zeller Ashby Brightman Castellano Devereaux Eastman Fitzroy Greenleaf Hathaway Ingersoll Juarez Kirkland Lovejoy Mbeki Nakamura".split()
R.shuffle(fn);R.shuffle(ln)
K=['b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
H=['0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Prepaid\nCredits','Net\nBalance','Deposit\nHeld']
blds=[('A',12),('B',11),('C',13),('D',9)]
pdf=FPDF('L','pt',(612,1008));pdf.set_auto_page_break(False);pdf.set_margins(40,40,40)
X=[40,110,310,390];W=[70,200,80]+[72]*7
pages=[0]
def head():
    pdf.add_page();pages[0]+=1
    pdf.set_fill_color(38,70,110);pdf.rect(40,30,w=sum(W),h=40,style='F');pdf.set_text_color(255,255,255);pdf.set_font('Helvetica','B',14);pdf.text(50,48,'Orchard Terrace Apartments');pdf.set_font('Helvetica','',9);pdf.text(50,62,'Resident Delinquency & Prepaid   |   As of 06/30/2026   |   Current, Notice, Eviction and Past residents');pdf.set_text_color(0,0,0)
    pdf.set_font('Helvetica','B',8.5);y=80;pdf.set_fill_color(222,230,240);pdf.rect(40,y,sum(W),26,'F')
    pdf.text(44,y+16,'Unit');pdf.text(114,y+11,'Resident');pdf.text(114,y+21,'Resident ID');pdf.text(314,y+16,'Status')
    x=390
    for h in H:
        for i,l in enumerate(h.split('\n')): pdf.text(x+72-4-pdf.get_string_width(l),y+11+10*i,l)
        x+=72
    pdf.set_font('Helvetica','I',7);pdf.text(40,598,'Manager: Copperline Residential Services, Inc.');t=f'Page {pages[0]}';pdf.text(40+sum(W)-pdf.get_string_width(t),598,t)
    return 118
fm=lambda v:'' if v is None else (f'-{abs(v):,.2f}' if v<0 else f'{v:,.2f}')
def nums(v,y,dep=True):
    x=390
    for a in v:
        t=fm(a);pdf.text(x+68-pdf.get_string_width(t),y,t);x+=72
y=head();rows=[];tots=[];G=[0]*7;i=0;rec={};planted=None
for b,n in blds:
    if y>540:y=head()
    pdf.set_font('Helvetica','B',9.5);pdf.text(40,y+4,f'Building {b}');y+=16;S=[0]*7
    us=sorted(R.sample([f'{b}{fl}{k:02d}' for fl in(1,2,3) for k in range(1,13)],n))
    for q,u in enumerate(us):
        rent=R.choice([1385,1420,1510,1645,1780]);st=R.choices(['Current','Notice','Eviction','Past'],[14,3,2,3])[0]
        v=[None]*7;x=R.random()
        if st=='Past': v[3]=r2(R.uniform(180,3900));v[2]=r2(R.uniform(60,900)) if R.random()<.4 else None
        elif st=='Eviction': v[0],v[1],v[2]=rent+75.0,rent+75.0,r2(R.uniform(400,rent));v[3]=r2(R.uniform(100,2*rent)) if R.random()<.5 else None
        elif x<.28: v[4]=-r2(R.choice([rent,R.uniform(15,400),250]))
        elif x<.75: v[0]=r2(R.choice([R.uniform(22,300),rent+75,75,48.62]))
        else: v[0]=r2(R.uniform(100,rent));v[1]=r2(R.uniform(40,rent));v[4]=-r2(R.uniform(10,60)) if R.random()<.3 else None
        v=[None if a is None else r2(float(a)) for a in v]
        v[5]=r2(sum(a for a in v[:5] if a is not None));v[6]=0.0 if st=='Past' else float(R.choice([300,500,500,750,rent]))
        nm=f'{ln[i%40]}, {fn[(i*7+i//40)%40]}';rid=f't00{41200+i*37+R.randrange(30)}';i+=1
        S=[r2(s+(a or 0)) for s,a in zip(S,v)];k=rec.setdefault(st,[0,0]);k[0]+=1;k[1]=r2(k[1]+v[5])
        if b=='C' and q==6:
            v0=v;planted=dict(what=f'Unit {u} {nm} ({rid}), net balance {fm(v[5])}, missing from Building C; subtotal, grand total and recap still include it',kind='row_dropped');assert abs(v[5])>20;continue
        if y>566:y=head()
        pdf.set_font('Helvetica','',8.5);pdf.text(44,y+4,u);pdf.text(114,y,nm);pdf.text(314,y+4,st);nums(v,y+4);pdf.set_font('Helvetica','',6.5);pdf.set_text_color(90,90,90);pdf.text(114,y+8.5,rid);pdf.set_text_color(0,0,0)
        pdf.set_draw_color(205,205,205);pdf.line(40,y+12.5,40+sum(W),y+12.5);y+=22
        rows.append(dict(unit=u,resident=rid,name=nm,**{k:a for k,a in zip(K,v) if a is not None},**{}))
    if y>566:y=head()
    pdf.set_font('Helvetica','B',8.5);pdf.text(114,y+3,f'Building {b} Subtotal');nums(S,y+3);y+=24;tots.append(dict(label=f'Building {b} Subtotal',**dict(zip(K,S))));G=[r2(a+c) for a,c in zip(G,S)]
if y>440:y=head()
pdf.set_draw_color(38,70,110);pdf.line(40,y-8,40+sum(W),y-8);pdf.set_font('Helvetica','B',9);pdf.text(114,y+4,'Property Total');pdf.set_font('Helvetica','B',8.5);nums(G,y+4);tots.append(dict(label='Property Total',**dict(zip(K,G))))
y+=34;pdf.set_font('Helvetica','B',8.5);pdf.text(114,y,'Recap by status');pdf.text(250,y,'Residents');pdf.text(330,y,'Net balance');y+=13;pdf.set_font('Helvetica','',8.5)
for s in rec: pdf.text(114,y,s);t=str(rec[s][0]);pdf.text(290-pdf.get_string_width(t),y,t);t=fm(rec[s][1]);pdf.text(380-pdf.get_string_width(t),y,t);y+=12
pdf.output(f'{DOC}/{N}.pdf');truth(N,'AR',K,rows,tots,planted)
