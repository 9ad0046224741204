import xlsxwriter
from common import *
NAME='Fourth&Main_StallInventory.xlsx'
# type, levels, stalls, contract, posted, contract $
S=[('MONTHLY PERMIT STALLS',[('Reserved - nested, numbered','P1',46,39,265.0,9847.50),('Reserved - Bank tower tenants (lease exhibit D)','P1-P2',120,120,210.0,25200.00),('Unreserved 24/7','2-5',212,158,175.0,26386.00),('Unreserved - days only M-F 6a-7p','3-6',164,97,145.0,13337.50),('Nights & weekends (residents)','4-6',60,51,85.0,4080.00),('Compact','2-5',38,17,130.0,2142.00),('Tandem pair (priced per stall)','P2',24,10,110.0,1100.00),('EV charging, reserved','2',8,8,295.0,2360.00),('Motorcycle','1',12,5,55.0,275.00)]),
('TRANSIENT & NON-REVENUE',[('Transient / hourly','1-2',96,0,None,None),('Hotel valet block (flat fee agreement)','1',50,50,None,7500.00),('Accessible / ADA','All',19,0,None,None),('Retail validation (drug store, 30 min)','1',14,0,None,None),('Out of service - shored bay','6',17,0,None,None)])]
al=[x for _,l in S for x in l]; TU=sum(x[2] for x in al)
KEYS=['units','pct_units','occupied','vacant','pct_leased','market','actual','actual_total','market_total']
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Stalls'); w2=wb.add_worksheet('Transient rates')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.hide_gridlines(2); ws.set_column(0,0,1.5); ws.set_column(1,1,44); ws.set_column(2,2,8); ws.set_column(3,7,10); ws.set_column(8,9,11); ws.set_column(10,11,13)
ws.merge_range(1,1,1,11,'FOURTH & MAIN GARAGE - STALL INVENTORY',F(bold=True,font_size=14,font_color='#FFFFFF',bg_color='#1F3864'))
ws.write(2,1,'From garage operator\'s permit system, 1/31/2026; posted rates per sign and web site. Receiver: Dunmore & Sayles',F(italic=True,font_size=9))
h=F(bold=True,text_wrap=True,align='center',valign='vcenter',bg_color='#D9E1F2',border=1,border_color='#8EA9DB')
for i,t in enumerate(['Stall Type','Level','Stalls','% of Stalls','Under Contract','Open','% Leased','Posted Rate /Mo','Avg Contract Rate','Contract $ /Mo','Potential $ /Mo at Posted']): ws.write(4,1+i,t,h)
ws.set_row(4,32)
n0=F(num_format='#,##0'); p1=F(num_format='0.0%'); m2=F(num_format='$#,##0.00'); tx=F(); ce=F(align='center')
r=5;rows=[];totals=[]; subs=[]
B=lambda **k:F(bold=True,top=1,bg_color='#F2F2F2',**k)
def pct(a,b): return round(a/b*100+1e-9,1)
def tline(lab,l,r,rng):
    u=sum(x[2] for x in l); c=sum(x[3] for x in l); ct=r2(sum(x[5] or 0 for x in l)); pot=r2(sum((x[4] or 0)*x[2] for x in l))
    ws.write(r,1,lab,B()); ws.write(r,2,'',B()); E=r+1
    for col,v in ((3,u),(5,c),(6,u-c),(10,ct),(11,pot)):
        L='ABCDEFGHIJKL'[col]; ws.write_formula(r,col,'='+(f'SUM({L}{rng[0]}:{L}{rng[1]})' if len(rng)==2 and rng[2:]==() and not isinstance(rng,list) else '+'.join(f'{L}{q}' for q in rng)),B(num_format='#,##0' if col<10 else '$#,##0.00'),v)
    ws.write_formula(r,4,f'=D{E}/D$TOT'.replace('$TOT','$26'),B(num_format='0.0%'),u/TU); ws.write_formula(r,7,f'=F{E}/D{E}',B(num_format='0.0%'),c/u)
    ws.write(r,8,'',B()); 
    ws.write_formula(r,9,f'=K{E}/F{E}',B(num_format='$#,##0.00'),ct/c)
    totals.append({'label':lab,'units':u,'pct_units':pct(u,TU),'occupied':c,'vacant':u-c,'pct_leased':pct(c,u),'actual':r2(ct/c+1e-9),'actual_total':ct,'market_total':pot})
for hd,l in S:
    ws.write(r,1,hd,F(bold=True,font_color='#1F3864')); r+=1; a=r+1
    for ty,lv,u,c,po,ct in l:
        d={'type':ty,'units':u,'pct_units':pct(u,TU)}
        ws.write(r,1,ty,tx);ws.write(r,2,lv,ce);ws.write(r,3,u,n0);ws.write_formula(r,4,f'=D{r+1}/D$26',p1,u/TU)
        hasp=po is not None or ct
        if hasp:
            ws.write(r,5,c,n0);ws.write_formula(r,6,f'=D{r+1}-F{r+1}',n0,u-c);ws.write_formula(r,7,f'=F{r+1}/D{r+1}',p1,c/u)
            d.update(occupied=c,vacant=u-c,pct_leased=pct(c,u))
        else:
            ws.write(r,5,0,n0); ws.write_formula(r,6,f'=D{r+1}-F{r+1}',n0,u); ws.write(r,7,'n/a',F(align='right',font_color='#7F7F7F')); d.update(occupied=0,vacant=u)
        if po is not None: ws.write(r,8,po,m2); d['market']=po; ws.write_formula(r,11,f'=D{r+1}*I{r+1}',m2,u*po); d['market_total']=r2(u*po)
        if ct: ws.write_formula(r,9,f'=K{r+1}/F{r+1}',m2,ct/c); ws.write(r,10,ct,m2); d['actual']=r2(ct/c+1e-9); d['actual_total']=ct
        rows.append(d); r+=1
    lab='Subtotal '+('monthly' if 'PERMIT' in hd else 'transient & non-revenue'); tline(lab,l,r,(a,r)); subs.append(r+1); r+=2
print('total row excel',r+1)
tline('TOTAL GARAGE',al,r,list(subs)); tot_r=r
ws.write(r+2,1,'Bank tower rate fixed through 2027 by lease amendment 3; monthly tax of 8% not included in any rate above.',F(font_size=8,italic=True))
ws.write(r+3,1,'Hotel valet block pays $7,500 flat whether used or not.',F(font_size=8,italic=True))
assert tot_r+1==26,tot_r+1
w2.set_column(0,0,24)
for i,(a,b) in enumerate([('Transient rates','posted'),('0 - 1 hour',6),('1 - 2 hours',11),('2 - 4 hours',16),('Daily max',24),('Evening after 5 pm',9),('Event',30),('Lost ticket',24)]): w2.write(i,0,a,tx); w2.write(i,1,b,tx if i==0 else m2)
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
save(NAME,'UM','parking garage stall inventory workbook, two sections, formulas, rates and contract revenue, second sheet of transient rates',False,KEYS,rows,totals)
