from lib import *; from fpdf import FPDF
r=random.Random(707); n=N(707); fn='alley_garages_card_list.pdf'
p=FPDF('P','mm','Letter'); p.set_auto_page_break(False); p.add_page(); p.set_font('times','B',14); p.set_xy(12,12); p.cell(0,7,'ALLEY GARAGES - rear of 2200 block Polk Street'); p.set_font('times','',10); p.set_xy(12,19); p.cell(0,5,'Who rents what, from the index cards, as of 4/1/2026'); 
rows=[];TR=TD=0;occ=vac=0
W=[9,42,17,15,13]
def hd(x):
    p.set_font('times','B',9); p.set_xy(x,30)
    for w,h,a in zip(W,['No.','Renter','Since','Rent','Key $'],'LLRRR'): p.cell(w,5.5,h,border='B',align=a)
for blk,x in ((range(1,28),12),(range(28,55),112)):
    hd(x); y=36
    for i in blk:
        p.set_font('times','',9.5); p.set_xy(x,y)
        if r.random()<.13: v=[str(i),'(empty)','','','']; vac+=1; rows.append(row(unit=str(i),statusText='empty'))
        else:
            who=n('il') if r.random()<.5 else n('lf'); rent=r.choice([65,65,70,75,80,90]); k=r.choice([0,10,10,20]); s=rd(r,(2005,1,1),(2026,2,1)); occ+=1;TR+=rent;TD+=k
            v=[str(i),who,f'{s.month}-{s.day}-{s:%y}',f'{rent}.00',f'{k}']; rows.append(row(unit=str(i),tenantName=who,statusText='Occupied',contractRent=rent,deposit=k,moveInDate=iso(s)))
        for w,t,a in zip(W,v,'LLRRR'): p.cell(w,6.4,t,align=a)
        p.set_draw_color(190); p.line(x,y+6.2,x+sum(W),y+6.2); p.set_draw_color(0); y+=6.9
p.line(110,30,110,y)
p.set_font('times','B',10); p.set_xy(12,y+6); p.cell(0,6,f'54 garages: {occ} rented, {vac} empty.   Rents per month ${TR:,}.00.   Key deposits on hand ${TD:,}.')
p.set_font('times','I',9); p.set_xy(12,y+13); p.multi_cell(180,4.5,'Key $ = refundable deposit for the padlock key. Nos. 12 and 13 have a common door. Roof over 40-44 leaks. Cards for renters who left before 2020 were thrown out.')
p.output(doc(fn)); save(fn,'PARKING','two side-by-side blocks on one page',True,'ALLEY GARAGES','2026-04-01',rows,54,occ,vac)
