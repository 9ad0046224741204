# student-housing delinquency print (fpdf2), status sections, bed spaces, comment lines
import random
from fpdf import FPDF
from common import *
R=random.Random(40104)
NAME='DelinqPrepaid_TheForge_20260630'
FN='Aaliyah Brooke Caden Dana Elise Finn Gabriela Hank Imani Jorge Kayla Liam Mei Noah Olivia Priya Quentin Rosa Sam Tess Uriel Vivian Wyatt Xena Yusuf Zoe Nadia Marcus Theo Hollis'.split()
LN='Abernathy Bautista Castellano Dempsey Eriksen Fontaine Gutierrez Holloway Iqbal Jankowski Kowalczyk Lindqvist McAllister Nwosu O\'Dell Pettibone Quach Rasmussen StClair Tremblay Underhill Vasquez-Lund Weatherby Yamato Zielinski'.replace('StClair','St.~Clair').split()
LN=[x.replace('~',' ') for x in LN]
SEC=[('Current Resident',31),('Notice to Vacate',7),('Former Resident',12),('Applicant / Future',5)]
K=['deposit','prepaid','b0_30','b31_60','b61_90','b90','total']
rows=[];totals=[];items=[];g=[0]*7;used=set()
notes={4:'Guarantor promised 7/10 - spoke w/ mother 6/29',13:'Payment plan: $150 wkly thru Aug',25:'NSF 6/5, certified funds only',40:'Sent to Baxley Recovery 4/14/26',44:'Disputes damage charge (door)'}
i=0
for s,n in SEC:
    items.append(('S',s,None));st=[0]*7;beds=[]
    while len(beds)<n:
        u=f"{R.choice('ABCD')}{R.choice([1,2,3])}{R.randint(1,16):02d}-{R.choice([1,2,3,4])}"
        if u not in used: used.add(u);beds.append(u)
    for u in sorted(beds):
        rent=R.choice([739,764,789,815,849,905])*100; dep=R.choice([0,0,0,15000,25000]); v=[dep,0,0,0,0,0,0]
        t=R.random()
        if s=='Applicant / Future': v[0]=R.choice([15000,25000]); v[1]=-R.choice([rent,5000,rent+3500]) if t<.7 else 0; v[2]=0 if v[1] else R.choice([5000,15000])
        elif s=='Former Resident': v[4]=R.choice([0,rent,12500]); v[5]=R.randint(8000,320000); v[3]=0;v[0]=0
        elif t<.28: v[1]=-R.choice([rent,rent*2,R.randint(500,40000)])
        else:
            v[2]=R.choice([rent,7500,rent+7500,R.randint(1200,60000)])
            if t>.6: v[3]=R.choice([rent,R.randint(2000,rent)])
            if t>.8: v[4]=R.choice([rent,R.randint(2000,rent)])
            if t>.93: v[5]=R.randint(3000,150000)
            if t>.9 and R.random()<.5: v[1]=-R.randint(500,5000)
        v[6]=sum(v[1:6])
        nm=f"{R.choice(LN)}, {R.choice(FN)}"; code=str(R.randint(1180000,1399999))
        st=[a+b for a,b in zip(st,v)]
        items.append(('R',(u,nm,code,v),notes.get(i)));i+=1
        d={'unit':u,'name':nm,'resident':code}
        for k,x in zip(K,v): d[k]=c2(x)
        rows.append(d)
    items.append(('T',f'{s} Total',st));totals.append(dict(label=f'{s} Total',**{k:c2(x) for k,x in zip(K,st)}));g=[a+b for a,b in zip(g,st)]
items.append(('G','The Forge at Tenth Total',g));totals.append(dict(label='The Forge at Tenth Total',**{k:c2(x) for k,x in zip(K,g)}))
f=lambda c: f"({-c/100:,.2f})" if c<0 else f"{c/100:,.2f}"
X=[18,50,24]; NW=[21,22,23,21,21,24,25]
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',13);s.set_text_color(120,20,40);s.cell(120,6,'Delinquency and Prepaid');s.set_font('Helvetica','',8);s.set_text_color(90)
        s.cell(0,6,'Report generated: 07/01/2026 05:12 AM MDT',align='R',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'Property: The Forge at Tenth  |  Aged as of: 06/30/2026  |  Post month: 06/2026  |  Lease terms: AY 25-26, AY 26-27  |  Minimum: any',new_x='LMARGIN',new_y='NEXT');s.ln(2)
        s.set_text_color(255);s.set_fill_color(120,20,40);s.set_font('Helvetica','B',7.5);y=s.get_y()
        for w,t,a in zip(X+NW,['Bldg / Unit\n- Space','Resident','Resident\nID','Deposits\nHeld','Prepaid','0 - 30\nDays','31 - 60\nDays','61 - 90\nDays','Over 90\nDays','Balance\nDue'],['L']*3+['R']*7):
            x=s.get_x();s.rect(x,y,w,9,'F');s.set_xy(x,y+(.7 if '\n' in t else 2.4));s.multi_cell(w,3.8,t,align=a);s.set_xy(x+w,y)
        s.set_xy(s.l_margin,y+10);s.set_text_color(0)
    def footer(s):
        s.set_y(-11);s.set_font('Helvetica','I',7);s.set_text_color(110);s.cell(100,5,'Campus Harbor Living - confidential');s.cell(0,5,f'Page {s.page_no()} of {{nb}}',align='R');s.set_text_color(0)
p=P('L','mm','Letter');p.set_margins(14,12,14);p.set_auto_page_break(False);p.add_page()
z=False
for k,a,b in items:
    need={'S':12,'R':5 if not b or k!='R' else 9,'T':8,'G':8}[k]
    if p.get_y()+need>p.h-15: p.add_page()
    if k=='S':
        p.set_font('Helvetica','B',9);p.set_text_color(120,20,40);p.cell(0,6,a,new_x='LMARGIN',new_y='NEXT',border='B');p.set_text_color(0)
    elif k=='R':
        u,nm,code,v=a;p.set_font('Helvetica','',7.8)
        z=not z;p.set_fill_color(*( (246,240,241) if z else (255,255,255)))
        for w,t in zip(X,[u,nm,code]): p.cell(w,4.8,t,fill=True)
        for w,x in zip(NW,v): p.cell(w,4.8,f(x),align='R',fill=True)
        p.ln(4.8)
        if b: p.set_font('Helvetica','I',7);p.set_text_color(100);p.cell(18,3.8,'');p.cell(0,3.8,'>> '+b,new_x='LMARGIN',new_y='NEXT');p.set_text_color(0)
    else:
        p.set_font('Helvetica','B',7.8);p.cell(sum(X),5.2,a,border='T')
        for w,x in zip(NW,b): p.cell(w,5.2,f(x),align='R',border='T')
        p.ln(7.5)
p.set_font('Helvetica','',7);p.cell(0,4,'Balances in parentheses are credits. Deposits Held are not applied to Balance Due.')
p.output(doc(NAME+'.pdf'))
save(NAME,'AR',K,rows,totals)
