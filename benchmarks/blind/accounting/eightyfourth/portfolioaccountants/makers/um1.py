# self storage size mix, England, fpdf2 portrait, sections
from h import *
from fpdf import FPDF
# label, sqft, units, occ, reserved, rate/mo list (pounds), actual avg
D=[("Ground floor - internal",[("Locker 10 sq ft",10,24,19,1,28,25.4),("Ground 16 sq ft",16,18,17,0,49,44.12),("Ground 25 sq ft",25,32,30,1,79,70.86),("Ground 35 sq ft",35,28,27,0,104,93.55),("Ground 50 sq ft",50,36,31,2,138,124.2),("Ground 75 sq ft",75,22,20,0,189,168.74),("Ground 100 sq ft",100,20,20,0,238,209.9),("Ground 150 sq ft",150,9,7,1,322,290.14)]),
("First floor - internal (lift)",[("First 16 sq ft",16,26,20,0,42,37.05),("First 25 sq ft",25,44,37,2,68,59.6),("First 35 sq ft",35,40,35,0,89,77.48),("First 50 sq ft",50,58,47,3,118,101.9),("First 75 sq ft",75,34,25,0,162,140.66),("First 100 sq ft",100,26,18,1,204,176.31)]),
("Drive-up (external)",[("Drive-up 80 sq ft",80,14,14,0,176,158.25),("Drive-up 160 sq ft",160,22,21,0,309,271.8),("Drive-up 200 sq ft",200,6,5,1,372,318.4)]),
("Trade & vehicle",[("Flexi-office 120 sq ft",120,8,6,0,410,385),("Caravan bay 240 sq ft",240,12,0,0,85,None),])]
H=[("Unit type",92,'L'),("Sq ft",28,'R'),("Units",30,'R'),("Let",28,'R'),("Resvd",32,'R'),("Vacant",34,'R'),("Occ. %",36,'R'),("MLA\n(sq ft)",42,'R'),("List rate\n£/month",46,'R'),("Avg paid\n£/month",46,'R'),("Paid\n£/sf p.a.",44,'R'),("Rent roll\n£/month",54,'R')]
KEY=['sf','units','occupied','other:Resvd','vacant','pct_occ','total_sf','market','actual','actual_sf','actual_total']
p=FPDF('P','pt','A4'); p.set_margins(40,40,40); p.set_auto_page_break(False); p.add_page()
p.set_font('Helvetica','B',15); p.set_text_color(200,80,0); p.text(40,56,'StoreLark Bermondsey'); p.set_text_color(0)
p.set_font('Helvetica','',9); p.text(40,71,'Unit mix and occupancy by size  -  snapshot at close of business Sunday 25 October 2026')
y=92; p.set_fill_color(255,236,220); p.rect(38,y-4,518,28,'F'); x=40; p.set_font('Helvetica','B',7.6)
def cell(x,w,t,y,al): p.text(x+(w-p.get_string_width(t)-3 if al=='R' else 0),y,t)
for t,w,al in H:
    a=t.split('\n'); 
    if len(a)==1:a=['']+a
    cell(x,w,a[0],y+7,al); cell(x,w,a[1],y+18,al); x+=w
y+=40; rows=[];tot=[];G=[0]*7
N=lambda v,d=0:'' if v is None else f"{v:,.{d}f}"
def line(lab,v,st):
    p.set_font('Helvetica',st,8); x=40
    ds=[lab,N(v[0]),N(v[1]),N(v[2]),N(v[3]),N(v[4]),N(v[5],1),N(v[6]),N(v[7],2),N(v[8],2),N(v[9],2),N(v[10],2)]
    for (t,w,al),s in zip(H,ds): cell(x,w,s,y,al); x+=w
def agg(S):
    u,o,r,v,sf,osf,rr=S
    return [None,u,o,r,v,round(o/u*100,1),sf,None,round(rr/o/100,2) if o else None,round(rr*12/osf/100,2) if osf else None,rr/100]
for s,L in D:
    p.set_font('Helvetica','BI',8.4); p.text(40,y,s); y+=14; S=[0]*7
    for t,sf,u,o,r,lr,av in L:
        rr=round(av*o*100) if av else 0; va=u-o
        v=[sf,u,o,r,va,round(o/u*100,1),sf*u,lr,av,round(av*12/sf,2) if av else None,rr/100]
        line(t,v,''); rows.append(dict(type=t,**{k:q for k,q in zip(KEY,v)}))
        for j,q in enumerate([u,o,r,va,sf*u,sf*o,rr]): S[j]+=q
        y+=13
    p.set_draw_color(200,80,0); p.line(132,y-9,556,y-9); L='Subtotal'; line(L,agg(S),'B'); y+=22; tot.append(dict(label=L,**{k:q for k,q in zip(KEY,agg(S))}))
    for j,q in enumerate(S): G[j]+=q
p.line(40,y-10,556,y-10); line('Store total',agg(G),'B'); p.line(40,y+4,556,y+4); tot.append(dict(label='Store total',**{k:q for k,q in zip(KEY,agg(G))})); y+=26
p.set_font('Helvetica','',7.4)
for t in ["Reserved units are vacant until move-in and are included in Vacant. Rates include VAT-exempt insurance where taken out separately: nil.","Avg paid is after introductory offers. Caravan bays released for letting November 2026 - no customers yet.","Source: SpaceManager export, checked to gate system. Prepared for the trustees' asset manager."]: p.text(40,y,t.replace("Rates include VAT-exempt insurance where taken out separately: nil.","List rates exclude insurance and VAT.")); y+=11
p.output(B+'/documents/storelark_bermondsey_mix.pdf')
save('storelark_bermondsey_mix.pdf','UM','England self storage size mix in sections, reserved column, per-sf p.a. rate',False,KEY,rows,tot)
print(len(rows),tot[-1])
