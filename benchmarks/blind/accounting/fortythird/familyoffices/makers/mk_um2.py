# Self storage, xlsxwriter, sections, formulas
from common import *
import xlsxwriter
R=random.Random(4308)
N='UnitMix_BoxwoodStorage_Q2'
Sx=[('INTERIOR - CLIMATE CONTROLLED',[('5x5','1st flr'),('5x5','Upper'),('5x10','1st flr'),('5x10','Upper'),('10x10','1st flr'),('10x10','Upper'),('10x15','1st flr'),('10x15','Upper'),('10x20','1st flr')]),('EXTERIOR - DRIVE UP',[('5x10','Roll-up'),('10x10','Roll-up'),('10x15','Roll-up'),('10x20','Roll-up'),('10x25','Roll-up'),('10x30','Roll-up, end cap')]),('OTHER RENTABLE',[('12x30','Covered RV'),('12x40','Covered RV'),('10x12','Wine vault')])]
wb=xlsxwriter.Workbook(f'{DOC}/{N}.xlsx');ws=wb.add_worksheet('Mix 6-30-26');wb.add_worksheet('Rate change log').write('A1','(none this quarter)')
F=lambda **k: wb.add_format(dict(font_name='Verdana',font_size=8,**k))
ws.merge_range('B2:N2','BOXWOOD SELF STORAGE - RTE 9',F(bold=1,font_color='#B3261E',align='left'));ws.write('B3','Unit mix & rate position at 6/30/2026');ws.write('B4','Facility 0417 / 2 buildings + canopy')
h=F(bold=1,align='center',text_wrap=1,border=1,bg_color='#FCE8E6');h2=F(bold=1,align='center',border=1)
ws.merge_range('B6:B7','Size',h);ws.merge_range('C6:C7','Feature',h);ws.merge_range('D6:H6','Inventory',h2);ws.merge_range('I6:J6','Occupancy',h2);ws.merge_range('K6:L6','Standard Rate',h2);ws.merge_range('M6:N6','In-Place',h2)
for c,t in zip('DEFGHIJKLMN',['Sq Ft','Units','Sq Ft Total','Rented','Avail.','% Units','% Sq Ft','Per Unit','Gross Potential','Avg Paid','Monthly']): ws.write(f'{c}7',t,h)
i0=F(num_format='#,##0',left=1,right=1);pc=F(num_format='0.0%',left=1,right=1);m2=F(num_format='#,##0.00',left=1,right=1);tx=F(left=1,right=1);
bi=F(num_format='#,##0',bold=1,border=1);bp=F(num_format='0.0%',bold=1,border=1);bm=F(num_format='#,##0.00',bold=1,border=1);bt=F(bold=1,border=1)
K=['sf','units','total_sf','occupied','vacant','pct_occ','other:% Sq Ft','market','market_total','actual','actual_total']
rows=[];tots=[];r=8
def calc(u,ts,o,os,mt,at): return dict(units=u,total_sf=ts,occupied=o,vacant=u-o,pct_occ=round(o/u,4),**{'other:% Sq Ft':round(os/ts,4)},market_total=r2(mt),actual_total=r2(at))
def tline(r,lab,v,rng):
    ws.merge_range(f'B{r}:C{r}',lab,bt);ws.write_blank(f'D{r}',None,bi)
    sm=lambda c:'+'.join(f'SUM({c}{a}:{c}{b})' for a,b in rng)
    for c,k in zip('EFGHLN',['units','total_sf','occupied','vacant','market_total','actual_total']): ws.write_formula(f'{c}{r}','='+sm(c),bm if c in'LN' else bi,v[k])
    ws.write_formula(f'I{r}',f'=G{r}/E{r}',bp,v['pct_occ']);ws.write_number(f'J{r}',v['other:% Sq Ft'],bp)
    ws.write_blank(f'K{r}',None,bi);ws.write_formula(f'M{r}',f'=ROUND(N{r}/G{r},2)',bm,v['actual'])
A=[0]*6;rg=[]
for s,l in Sx:
    ws.write(f'B{r}',s,F(bold=1,italic=1));r+=1;S=[0]*6;a0=r
    for sz,ft in l:
        w,d=map(int,sz.split('x'));sf=w*d;u=R.randrange(6,62) if s[0]!='O' else R.randrange(5,19);o=min(u,round(u*R.uniform(.74,1.0)))
        mk=float(round(sf**.62*8.6*(1.25 if s[0]=='I' else 1.0)*(.9 if ft=='Upper' else 1)));mk-=0 if mk%2 else 1
        at=r2(o*mk*R.uniform(.86,1.07));av=r2(at/o);at=r2(av*o)
        nm=f'{w} x {d}'
        d_=dict(type=nm,desc=ft,sf=sf,units=u,total_sf=sf*u,occupied=o,vacant=u-o,pct_occ=round(o/u,4),**{'other:% Sq Ft':round(o/u,4)},market=mk,market_total=r2(mk*u),actual=av,actual_total=at)
        ws.write(f'B{r}',nm,tx);ws.write(f'C{r}',ft,tx);ws.write(f'D{r}',sf,i0);ws.write(f'E{r}',u,i0);ws.write_formula(f'F{r}',f'=D{r}*E{r}',i0,sf*u);ws.write(f'G{r}',o,i0);ws.write_formula(f'H{r}',f'=E{r}-G{r}',i0,u-o);ws.write_formula(f'I{r}',f'=G{r}/E{r}',pc,o/u);ws.write_formula(f'J{r}',f'=G{r}*D{r}/F{r}',pc,o/u);ws.write(f'K{r}',mk,m2);ws.write_formula(f'L{r}',f'=K{r}*E{r}',m2,mk*u);ws.write(f'M{r}',av,m2);ws.write_formula(f'N{r}',f'=ROUND(M{r}*G{r},2)',m2,at)
        rows.append(d_);S=[x+y for x,y in zip(S,[u,sf*u,o,o*sf,mk*u,at])];r+=1
    v=calc(*S);v['actual']=r2(S[5]/S[2]);lab={'I':'Subtotal interior','E':'Subtotal exterior','O':'Subtotal other'}[s[0]];tline(r,lab,v,[(a0,r-1)]);tots.append(dict(label=lab,**v));rg.append((a0,r-1));A=[x+y for x,y in zip(A,S)];r+=2
v=calc(*A);v['actual']=r2(A[5]/A[2]);tline(r,'FACILITY',v,rg);tots.append(dict(label='FACILITY',**v))
ws.write(f'B{r+2}','Standard rate = web rate before move-in promotions. Two employee units are counted as rented at 0.',F(italic=1)) if 0 else ws.write(f'B{r+2}','Standard rate = web rate before move-in promotions. Insurance and retail sales not included.',F(italic=1))
ws.set_column('A:A',2);ws.set_column('B:B',11);ws.set_column('C:C',17);ws.set_column('D:J',9);ws.set_column('K:N',13);ws.hide_gridlines(2);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
truth(N,'UM',K,rows,tots)
