# mobile home community site mix, one page
from common import *
from fpdf import FPDF
NAME='Pelican Cove MHC site mix.pdf'
K=['units','occupied','vacant','pct_occ','actual','market','actual_total','other:Annual Rent']
D=[('RESIDENT-OWNED HOMES (SITE RENT)',[('Single-wide site',112,104,548,595),('Double-wide site',64,62,602,645),('Premium lakefront site',14,14,688,725)]),
('PARK-OWNED RENTALS (HOME + SITE)',[('2/1 single-wide rental',11,9,1125,1195),('3/2 single-wide rental',9,9,1260,1325),('3/2 double-wide rental',4,3,1440,1495)]),
('RV SITES',[('RV - annual full hookup',18,17,465,495),('RV - monthly',10,6,585,610)]),
('OTHER',[('Maintenance home (non-revenue)',1,1,0,0)])]
pdf=FPDF('L','mm','Letter');pdf.set_auto_page_break(False);pdf.add_page()
for n,f in (('','DejaVuSansCondensed'),('B','DejaVuSansCondensed-Bold'),('I','DejaVuSansCondensed-Oblique')): pdf.add_font('Dj',n,f'/usr/share/fonts/truetype/dejavu/{f}.ttf')
pdf.set_font('Dj','B',14);pdf.set_xy(18,16);pdf.cell(150,7,'Pelican Cove Mobile Home & RV Community')
pdf.set_font('Dj','',9);pdf.set_xy(18,23);pdf.cell(150,5,'Site mix summary  -  rents effective March 1, 2025  -  243 sites on 38.6 acres')
C=[68,20,24,20,22,28,28,28,30] if 0 else [62,18,23,19,19,27,27,27,29]
HD=['Site / Home Type','Sites','Occupied','Vacant','Occ. %','Avg. Rent','Market Rent','Monthly Rent','Annual Rent']
y=36;X0=16
def line(vals,style='',fill=None,border=0):
    global y
    pdf.set_font('Dj',style,9);x=X0
    if fill: pdf.set_fill_color(*fill)
    for i,(w,v) in enumerate(zip(C,vals)):
        pdf.set_xy(x,y);pdf.cell(w,6.6,v,align='L' if i==0 else 'R',fill=bool(fill),border=border);x+=w
    y+=6.6
pdf.set_text_color(255);line(HD,'B',(40,84,120));pdf.set_text_color(0);pdf.set_draw_color(150)
rows=[];tots=[]
m=lambda x:f'{x:,.2f}'
G=[]
for sec,items in D:
    y+=1.2;pdf.set_font('Dj','B',8.5);pdf.set_xy(X0,y);pdf.cell(120,6,sec);y+=6
    for ty,n,o,a,k in items:
        v=[n,o,n-o,round(100*o/n,1),float(a),float(k),float(o*a),float(o*a*12)]
        if sec=='OTHER': v[5]=None
        line(['  '+ty,str(n),str(o),str(n-o),f'{v[3]:.1f}%',m(a),m(k) if v[5] is not None else '',m(v[6]),m(v[7])],border='B')
        rows.append(put({"type":ty},**dict(zip(K,v))))
    G+=items
    if len(items)>1:
        N=sum(i[1] for i in items);O=sum(i[2] for i in items);R=float(sum(i[2]*i[3] for i in items))
        line(['  Subtotal',str(N),str(O),str(N-O),f'{100*O/N:.1f}%',m(R/O),'',m(R),m(R*12)],'B',(232,238,243))
        tots.append({"label":'Subtotal',"units":N,"occupied":O,"vacant":N-O,"pct_occ":round(100*O/N,1),"actual":round(R/O,2),"actual_total":R,"other:Annual Rent":R*12})
N=sum(i[1] for i in G);O=sum(i[2] for i in G);R=float(sum(i[2]*i[3] for i in G))
y+=2;line(['TOTAL COMMUNITY',str(N),str(O),str(N-O),f'{100*O/N:.1f}%','','',m(R),m(R*12)],'B',(205,218,228))
print(N)
tots.append({"label":'TOTAL COMMUNITY',"units":N,"occupied":O,"vacant":N-O,"pct_occ":round(100*O/N,1),"actual_total":R,"other:Annual Rent":R*12})
y+=5;pdf.set_font('Dj','I',8)
for t in ('Monthly and annual rent are occupied sites at the average rent in place. Water and sewer are billed back by submeter and are not included.','Six vacant single-wide sites have homes on order for infill (owner\'s program); two RV monthly sites are held for storm-damaged pedestals.'):
    pdf.set_xy(X0,y);pdf.cell(240,4.5,t);y+=4.5
pdf.set_xy(X0,200);pdf.cell(240,4,'Provided by borrower 4/22/2025 - not audited')
pdf.output(doc(NAME))
save(NAME,'UM',K,rows,tots,'mobile-home and RV site mix, sections with subtotals, one page, small',False)
