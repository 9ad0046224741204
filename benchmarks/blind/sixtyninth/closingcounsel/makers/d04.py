# Mobile home park, schedule to assignment of rents. PLANTED: digit changed in one space rent
from common import *
from fpdf import FPDF
rng=random.Random(6904)
ppl=people(rng,70)
pdf=FPDF('P','pt','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(54,54,54)
F='/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf'
FAM='Helvetica'
data=[]
pi=0
for i in range(1,69):
    if i==13: no='12A'
    else: no=str(i)
    sz='RV' if i>=61 else rng.choice(['SW','SW','DW'])
    base={'SW':485,'DW':525,'RV':390}[sz]
    d=dict(no=no,sz=sz)
    x=rng.random()
    if i in(9,31,64): d['st']='VACANT'
    elif i in(40,): d['st']='HOME REMOVED'
    else:
        f,l=ppl[pi];pi+=1
        nm=f'{f} {l}' if rng.random()<.7 else f'{f[0]}. & {ppl[(pi*7)%70][0][0]}. {l}'
        own='P' if rng.random()<.12 else 'R'
        rent=base+rng.choice([0,0,0,5,10,-10,-15])
        d.update(nm=nm,own=own,rent=rent,ws=rng.randint(22,61)+rng.choice([0,.5,.25,.75]),tr=14.50 if sz!='RV' else 9.0,cc=rng.choice([0,0,0,0,10,20]),
          mi=D(rng.randint(1989,2017),rng.randint(1,12),1),dep=rng.choice([0,250,300,485]) ,ar=rng.choice([0]*7+[rng.randint(40,300)+.5,rent+25.0]))
    data.append(d)
plant='47'
pd=[d for d in data if d['no']==plant][0]
cols=[('Space',36,'L'),('Resident',128,'L'),('Size',28,'C'),('Own',26,'C'),('Since',44,'L'),('Space Rent',50,'R'),('Water/Sewer',50,'R'),('Trash',38,'R'),('Cable',36,'R'),('Total',50,'R'),('Deposit',46,'R'),('Past due',46,'R')]
TW=sum(c[1] for c in cols); x0=(612-TW)/2
def cell(x,y,w,t,al,style=''):
    pdf.set_font(FAM,style,7.5)
    tw=pdf.get_string_width(t)
    px=x+2 if al=='L' else (x+w-2-tw if al=='R' else x+(w-tw)/2)
    pdf.text(px,y,t)
y=0;pg=0
def head():
    global y,pg
    pdf.add_page(); pg+=1
    y=50
    if pg==1:
        for t,s,st in[('SCHEDULE 2',11,'B'),('TO ASSIGNMENT OF LEASES AND RENTS',10,'B'),('Certified Roll of Spaces',10,''),('Saguaro Bend Mobile Home Community',10,'B'),('68 spaces - roll as of November 30, 2018',9,'')]:
            pdf.set_font(FAM,st,s); pdf.text(306-pdf.get_string_width(t)/2,y,t); y+=14
    else:
        pdf.set_font(FAM,'I',8); pdf.text(x0,y,'Schedule 2 (continued) - Saguaro Bend Mobile Home Community'); y+=14
    pdf.set_fill_color(225,225,225); pdf.rect(x0,y-2,TW,24,'DF')
    x=x0
    for n,w,al in cols:
        ws=n.replace('/','/ ').split(' ') if pdf.get_string_width(n)>w-4 or ' ' in n else [n]
        for k,t in enumerate(ws): cell(x,y+8+9*k if len(ws)>1 else y+13,w,t,'C','B')
        x+=w
    y+=33
def line(vals,style='',rule=False):
    global y
    x=x0
    for (n,w,al),v in zip(cols,vals):
        if v: cell(x,y,w,v,al,style)
        x+=w
    pdf.set_draw_color(170,170,170); pdf.set_line_width(.3); pdf.line(x0,y+3,x0+TW,y+3); pdf.set_draw_color(0,0,0); y+=12.6
def footp():
    pdf.set_font(FAM,'',7.5); t=f'Schedule 2 - {pg} of 2'; pdf.text(306-pdf.get_string_width(t)/2,765,t)
    pdf.text(x0,765,'Borrower initials ______')
head(); rows=[];page=[]
K=('rent','ws','tr','cc','tot','dep','ar')
def sums(ds): return {k:sum(d.get(k,0) for d in ds) for k in K}
for d in data:
    if 'rent' in d: d['tot']=d['rent']+d['ws']+d['tr']+d['cc']
for d in data:
    if y>700:
        s=sums(page); line(['','Subtotal, this page','','','']+[m2(s[k]) for k in K],'B'); footp(); page=[]; head()
    page.append(d)
    if 'nm' in d:
        shown=d['rent']
        if d['no']==plant: shown=int(str(d['rent'])[0]+str((int(str(d['rent'])[1])+4)%10)+str(d['rent'])[2]); d['shown']=shown
        line([d['no'],d['nm'],d['sz'],d['own'],d['mi'].strftime('%b %Y'),m2(shown),m2(d['ws']),m2(d['tr']),m2(d['cc']) if d['cc'] else '',m2(d['tot']),m2(d['dep']) if d['dep'] else '0.00',m2(d['ar']) if d['ar'] else ''])
        ch=[dict(code='Space Rent',amount=shown),dict(code='Water/Sewer',amount=d['ws']),dict(code='Trash',amount=d['tr'])]
        if d['cc']: ch.append(dict(code='Cable',amount=d['cc']))
        rows.append(dict(unit=d['no'],unitType=d['sz'],tenantName=d['nm'],statusText='Occupied',moveInDate=d['mi'].strftime('%b %Y'),contractRent=shown,charges=ch,totalCharges=d['tot'],deposit=d['dep'],balance=d['ar'] or None))
    else:
        line([d['no'],d['st'],d['sz']]); rows.append(dict(unit=d['no'],unitType=d['sz'],statusText=d['st']))
s=sums(page); line(['','Subtotal, this page','','','']+[m2(s[k]) for k in K],'B')
s=sums(data); line(['','TOTAL, ALL PAGES','','','']+[m2(s[k]) for k in K],'B')
y+=8
pdf.set_font(FAM,'',8)
for t in ['Spaces rented: 64.  Spaces not rented: 4 (three vacant; home removed from Space 40).',
 'Size: SW single-wide, DW double-wide, RV recreational vehicle.  Own: R resident-owned home, P park-owned home.',
 'Space 12A was numbered 13 on the plat recorded at Book 212, Page 40.  All tenancies are month to month on the Park’s standard form.',
 'The undersigned certifies to Lender that the above roll is true, correct and complete.'.replace('’',"'")]:
    pdf.text(x0,y,t.replace('’',"'")); y+=11
y+=18; pdf.text(x0,y,'SAGUARO BEND MHC, LLC     By: ____________________________  Manager          Date: _______________')
footp()
fn='Schedule2_Saguaro_Bend_MHC.pdf'; pdf.output(DOC+fn)
print(pd.get('rent'),pd.get('shown'),y,pg)
save(fn,'MANUFACTURED_HOUSING','Typed loan schedule, ruled, page subtotals, certification',False,
 dict(propertyName='Saguaro Bend Mobile Home Community',asOnDate='2018-11-30',units=68,occupied=64,vacant=4,sheet=None,
 planted=dict(what=f"Space {plant}: Space Rent printed {shown if False else pd['shown']:.2f} where the row total, page subtotal and grand total were built with {pd['rent']:.2f}",kind='digit_changed'),
 rows=rows,_totals=dict(contractRent=s['rent'],totalCharges=s['tot'],deposit=s['dep'],balance=s['ar'])))
