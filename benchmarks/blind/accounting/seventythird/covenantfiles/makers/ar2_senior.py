import random
from common import *
from fpdf import FPDF
R=random.Random(88)
fn='Larkspur_Manor_AR_by_resident_Oct2026.pdf'
SEC=[("ASSISTED LIVING",["Abernathy, Lois|A101|PVT|4850","Bjornstad, Harold|A104|PVT|5125","Cardoza, Irene|A107|MCD|3412.6","Dunleavy, Rosemary|A108|PVT|4850","Eastman, Walter|A112|LTCI|5400","Fiorello, Angela|A115|PVT|4975","Gundersen, Mabel|A118|VA|4206","Hatcher, Clyde|A203|PVT|5125","Iwamoto, Fumiko|A205|PVT|4850","Jessup, Norma|A207|MCD|3412.6","Kowalczyk, Stan|A210|PVT|5680","Lindqvist, Astrid|A211|PVT|4850","McTavish, Jean|A214|LTCI|5125","Nwosu, Grace|A219|PVT|4975"]),
("MEMORY CARE",["Oberholt, Ruth|M02|PVT|7450","Pellegrino, Vito|M03|PVT|7450","Quarles, Bernice|M05|MCD|4118.9","Rasmussen, Edith|M06|LTCI|7810","Satterfield, Hugh|M09|PVT|7450","Tanaka, Shizue|M11|PVT|7625","Ulrich, Frieda|M12|VA|6240","Vandermeer, Pieter|M15|PVT|7810"]),
("SKILLED NURSING",["Whitcomb, Agnes|S201-1|MCR|11840","Xavier, Delphine|S201-2|MCD|7206.45","Yoder, Amos|S204-1|MCD|7206.45","Zielinski, Wanda|S204-2|HMO|9812","Ambrose, Leon|S207-1|MCR|11840","Blankenship, Opal|S208-2|MCD|7206.45","Castellano, Rita|S210-1|PVT|10695"]),
("DISCHARGED / MOVED OUT",["Drummond, Estate of E.|A116|PVT|4850","Farnsworth, Neil|M08|PVT|7450","Halvorsen, Inga|S203-1|MCR|11840"])]
H=['Oct 2026','Sep 2026','Aug 2026','Jul 2026','Prior']
K=['other:'+h for h in H]+['prepaid','total']
rows=[];tot=[];G={k:0 for k in K};G0={k:0 for k in K}
def f(x): return '-' if not x else (f'{x:,.2f}' if x>0 else f'({-x:,.2f})')
class P(FPDF):
    def header(s):
        s.set_font('Times','B',13);s.cell(0,6,'LARKSPUR MANOR RETIREMENT COMMUNITY',align='L');s.set_font('Times','',9);s.cell(0,6,f'Page {s.page_no()} of {{nb}}',align='R',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Times','',10);s.cell(0,5,'Accounts Receivable Aging by Resident and Payor   -   month of service basis',new_x='LMARGIN',new_y='NEXT');s.cell(0,5,'As of close 10/31/2026',new_x='LMARGIN',new_y='NEXT');s.ln(2)
        s.set_fill_color(225,225,235);s.set_font('Times','B',8.5)
        for w,t,a in COL: s.cell(w,6,t,border='TB',align=a,fill=True)
        s.ln(7)
    def footer(s):
        s.set_y(-12);s.set_font('Times','I',7.5);s.cell(0,5,'Payor: PVT private pay, MCD Medicaid, MCR Medicare A, HMO managed care, VA Veterans Affairs, LTCI long-term care insurer.   Contains confidential resident information.')
COL=[(16,'Room','L'),(48,'Resident','L'),(15,'Payor','C')]+[(24,h,'R') for h in H]+[(28,'Prepaid','R'),(28,'Balance Due','R')]
p=P('L','mm','Letter');p.set_margins(12,12,12);p.set_auto_page_break(True,16);p.add_page()
for t,l in SEC:
    if p.get_y()>170: p.add_page()
    p.set_font('Times','B',9);p.cell(0,5.5,t,new_x='LMARGIN',new_y='NEXT');S={k:0 for k in K}
    for e in l:
        nm,rm,py,rate=e.split('|');rate=float(rate);v=[0]*5
        if t.startswith('DIS'): v=[0,0,r2(rate*R.uniform(.1,.6)),rate,r2(rate*R.choice([0,1,1.8]))]
        elif py=='PVT':
            if R.random()<.8: v[0]=r2(rate+R.choice([0,0,85,140.5,312]))
            if R.random()<.3: v[1]=r2(rate*R.choice([1,.5,.25]))
            if R.random()<.12: v[2]=r2(rate*.4);v[3]=150
        else:
            v[0]=r2(rate);v[1]=r2(rate*R.choice([0,1,1]));v[2]=r2(rate*R.choice([0,0,1,.33]));v[4]=r2(rate*R.choice([0,0,0,.62]))
            if py=='MCD' and R.random()<.4: v[3]=-r2(rate*.11)
        u=-r2(rate*R.choice([.2,.5])) if R.random()<.15 else 0
        if not any(v): v[0]=85.0
        b=r2(sum(v)+u);vals=v+[u,b]
        row={'unit':rm,'name':nm,'other:Payor':0};row.pop('other:Payor')
        p.set_font('Times','',9)
        for (w,_,a),x in zip(COL,[rm,nm,py]+[f(x) for x in vals]): p.cell(w,5.1,x,align=a)
        p.ln(5.1)
        for k,x in zip(K,vals):
            if x: row[k]=x
            S[k]+=x;G[k]+=x
        rows.append(row)
    lab='Subtotal '+t.title();p.set_font('Times','B',9);p.cell(79,5.5,lab)
    for (w,_,a),k in zip(COL[3:],K): p.cell(w,5.5,f(r2(S[k])),align='R',border='T')
    p.ln(8);tot.append({'label':lab,**{k:r2(S[k]) for k in K if r2(S[k])}})
p.set_font('Times','B',10);p.cell(79,6,'TOTAL ALL RESIDENTS')
for (w,_,a),k in zip(COL[3:],K): p.cell(w,6,f(r2(G[k])),align='R',border='TB')
p.ln(7);tot.append({'label':'TOTAL ALL RESIDENTS',**{k:r2(G[k]) for k in K if r2(G[k])}})
p.output(doc(fn))
save(fn,'AR','senior community aging by resident and payor, month-of-service buckets, sections by level of care',True,K,rows,tot);print(tot[-1],len(rows))
