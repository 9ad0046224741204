"""Dutch flats: woningtypen per complex as kept by a small manager in an old .xls; annual rent typed as text with euro sign. XLS."""
from common import *
import xlwt
FILE='woningtypen_zutphen_2026.xls'
R=rng('d9')
K=['units','occupied','vacant','sf','total_sf','actual','actual_total','market','market_sf','annual']
CX=[('47','De Linde, Coehoornsingel 12-58',[('A','2-kamer, begane grond',6,52.5,892),('A1','2-kamer, verdieping',12,52.5,914),('B','3-kamer galerij',14,71.0,1088),('B-h','3-kamer hoek',4,76.4,1152),('C','4-kamer maisonnette',3,98.2,1396)]),
('48','Hof van Berkel, Laarstraat',[('D','studio',9,31.8,688),('E','2-kamer',8,58.0,1015),('E-d','2-kamer met dakterras',2,58.0,1145),('F','penthouse 4-kamer',1,124.6,1985),('PP','parkeerplaats kelder',18,None,85)])]
def nl(x,n=2):
    return f'{x:,.{n}f}'.replace(',','_').replace('.',',').replace('_','.')
def rnd(x,n=2):
    from decimal import Decimal,ROUND_HALF_UP
    return float(Decimal(repr(x)).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))
def draw():
    wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('typen 2026',cell_overwrite_ok=True); rows=[];totals=[];covers=[];info=[]
    f=lambda s,n=None: xlwt.easyxf(s,num_format_str=n) if n else xlwt.easyxf(s)
    A='font: name Arial, height 180'; Bd='font: name Arial, height 180, bold on'
    ws.write(0,0,'Woningtypen en huren',f('font: name Arial, height 280, bold on')); ws.write(1,0,'Woonbezit De Linde C.V.  -  stand 1 oktober 2026  -  kale huren per maand, excl. servicekosten',f('font: name Arial, height 160, italic on'))
    hs='font: name Arial, height 170, bold on; align: wrap on, horiz center, vert bottom; pattern: pattern solid, fore_colour light_yellow; borders: bottom thin, top thin, left thin, right thin'
    # three-row head: groups over columns
    ws.write_merge(3,5,0,0,'Type',f(hs)); ws.write_merge(3,5,1,1,'Omschrijving',f(hs)); ws.write_merge(3,3,2,4,'Aantal',f(hs)); ws.write_merge(3,3,5,6,'Oppervlak GO (m²)',f(hs)); ws.write_merge(3,3,7,8,'Huidige kale huur p/m',f(hs)); ws.write_merge(3,3,9,10,'Markthuur p/m',f(hs)); ws.write_merge(3,5,11,11,'Huidige kale huur per jaar',f(hs))
    for j,t in enumerate(['totaal','verhuurd','leeg','gem. per woning','totaal','gem. per verhuurde woning','totaal','per woning','per m²'],2): ws.write_merge(4,5,j,j,t,f(hs))
    y=6; N='#,##0.00'; M='#,##0.0'
    def nums(v,st,italic=False):
        fm=['0','0','0',M,M,N,N,N,N]
        for j,(k,n) in enumerate(zip(K[:9],fm),2):
            if v.get(k) is not None and not(k=='vacant' and v[k]==0): ws.write(y,j,v[k],f(st,n))
            elif k=='vacant': ws.write(y,j,'-',f(st+'; align: horiz right'))
            elif 'borders' in st: ws.write(y,j,'',f(st))
        ws.write(y,11,'€ '+nl(v['annual']),f(st+'; align: horiz right'))
    def pick(v): return {k:v[k] for k in K if v.get(k) is not None and not(k=='vacant' and v[k]==0)}
    def agg(p):
        w=[i for i in p if info[i].get('sf')]; S=lambda k,q:rnd(sum(info[i][k] for i in q))
        return w,{'units':sum(info[i]['units'] for i in w),'occupied':sum(info[i]['occupied'] for i in w),'vacant':sum(info[i]['vacant'] for i in w),'sf':rnd(S('total_sf',w)/sum(info[i]['units'] for i in w),1),'total_sf':rnd(S('total_sf',w),1),'actual':rnd(S('actual_total',w)/sum(info[i]['occupied'] for i in w)),'actual_total':S('actual_total',w),'market':rnd(sum(info[i]['units']*info[i]['market'] for i in w)/sum(info[i]['units'] for i in w)),'market_sf':rnd(sum(info[i]['units']*info[i]['market'] for i in w)/S('total_sf',w)),'annual':S('annual',w)}
    allp=[]
    st=Bd+'; borders: top thin'
    for cx,nm,ts in CX:
        ws.write_merge(y,y,0,11,f'Complex {cx}   {nm}',f(Bd+'; pattern: pattern solid, fore_colour ice_blue')); y+=1; part=[]
        for code,t,u,sf,h in ts:
            occ=u-(R.choice([0,0,1,1]) if u>2 else 0)
            if code=='PP': occ=15
            a=h-R.randint(0,60)+R.choice([0,.5,.25,.18,.74]); d={'units':u,'occupied':occ,'vacant':u-occ,'sf':sf,'total_sf':rnd(sf*u,1) if sf else None,'actual':rnd(a),'actual_total':rnd(a*occ),'market':float(h+R.randint(0,7)*5),'annual':rnd(rnd(a*occ)*12)}
            d['market_sf']=rnd(d['market']/sf) if sf else None
            ws.write(y,0,code,f(A)); ws.write(y,1,t,f(A)); nums(d,A); part.append(len(rows)); info.append(d); rows.append({'type':t,'code':code,**pick(d)}); y+=1
        w,s=agg(part); lb=f'Totaal woningen complex {cx}'; ws.write(y,0,lb,f(st)); ws.write(y,1,'',f(st)); nums(s,st); totals.append({'label':lb,**pick(s)}); covers.append(w); allp+=part; y+=2
    w,s=agg(allp); lb='Totaal woningen'; ws.write(y,0,lb,f(st)); ws.write(y,1,'',f(st)); nums(s,st); totals.append({'label':lb,**pick(s)}); covers.append(w); y+=1
    T={'actual_total':rnd(sum(info[i]['actual_total'] for i in allp)),'annual':rnd(sum(info[i]['annual'] for i in allp))}; st2=Bd+'; borders: top thin, bottom double'
    lb='Totaal incl. parkeren'
    for j in range(11): ws.write(y,j,'',f(st2))
    ws.write(y,0,lb,f(st2)); ws.write(y,8,T['actual_total'],f(st2,N)); ws.write(y,11,'€ '+nl(T['annual']),f(st2+'; align: horiz right')); totals.append({'label':lb,**T}); covers.append(allp); y+=2
    for t in ('Gemiddelde huur gewogen naar verhuurde woningen, markthuur naar alle woningen; parkeerplaatsen tellen niet mee in de woningtotalen.','GO = gebruiksoppervlakte volgens NEN 2580, meetstaat 2019.'): ws.write(y,0,t,f('font: name Arial, height 150, italic on')); y+=1
    for j,w_ in enumerate((7,24,8,10,7,11,10,13,13,11,9,17)): ws.col(j).width=w_*256
    for r_ in (4,5): ws.row(r_).height_mismatch=True; ws.row(r_).height=300
    ws.set_portrait(False); ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(0)
    wb.save(f'{DOCS}/{FILE}'); write_truth(FILE,'UM',K,rows,totals,None,covers)
if __name__=='__main__': draw()
