# xlsxwriter with formulas: self storage mix
import random, xlsxwriter
from common import *
FN='Brackenridge Self Storage - unit inventory 06-30-25.xlsx'
S=[('Climate controlled',[('5x5','1','25'),('5x10','1','50'),('5x10','2','50'),('5x15','2','75'),('10x10','1','100'),('10x10','2','100'),('10x15','1','150'),('10x15','3 (lift)','150'),('10x20','1','200'),('10x30','1','300')]),
('Drive-up, no climate',[('5x10','1','50'),('10x10','1','100'),('10x15','1','150'),('10x20','1','200'),('10x25','1','250'),('10x30','1','300'),('12x40','1','480')]),
('Parking and lockers',[('Locker 3x4 stacked','2','12'),('Wine cell 4x4','1','16'),('RV canopy 12x35','Yard','420'),('Boat / RV open 10x30','Yard','300')])]
from decimal import Decimal,ROUND_HALF_UP
import builtins
def round(x,n): return float(Decimal(repr(builtins.round(x,9))).quantize(Decimal(1).scaleb(-n),ROUND_HALF_UP))
def main():
    rng=random.Random(2907)
    M=['units','occupied','other:RESERVED online','down','vacant','pct_occ','sf','total_sf','other:NET RENTED AREA sq ft','market','actual','market_sf','actual_sf','market_total']
    wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); ws=wb.add_worksheet('Inventory')
    F=lambda **k: wb.add_format({'font_name':'Verdana','font_size':9,**k})
    ws.write(0,0,'Brackenridge Self Storage (site 0387), San Antonio TX',F(bold=True,font_size=13)); ws.write(1,0,'Unit inventory as of June 30, 2025 – rates per month',F(italic=True))
    h=F(bold=True,align='center',bottom=0,bg_color='#F6E3B4'); hb=F(bold=True,align='center',bottom=1,bg_color='#F6E3B4')
    H=[('','Unit','size'),('','','Floor'),('','Rate','class'),('','Total','units'),('','','Rented'),('RESERVED','','online'),('','Not','rentable'),('','Vacant','ready'),('','Occupied','% units'),
       ('','Sq ft','per unit'),('RENTABLE','AREA','sq ft'),('NET','RENTED AREA','sq ft'),('STREET','RATE','per unit'),('ACHIEVED','RATE','per unit'),('STREET','RATE','per sq ft'),('ACHIEVED','RATE','per sq ft'),('GROSS','POTENTIAL','at street')]
    for c,t in enumerate(H):
        for i in range(3): ws.write(3+i,c,t[i],hb if i==2 else h)
    t=F();n0=F(num_format='#,##0');n0d=F(num_format='#,##0;(#,##0);"-"');p=F(num_format='0.0%');m=F(num_format='$#,##0.00');g=F(num_format='$#,##0')
    bt=dict(bold=True,top=1); T=F(**bt);N0=F(num_format='#,##0',**bt);PP=F(num_format='0.0%',**bt);MM=F(num_format='$#,##0.00',**bt);GG=F(num_format='$#,##0',**bt)
    r=6; rows=[];tot=[]; alls=[]
    def avg(L):
        u=sum(x['u'] for x in L);o=sum(x['o'] for x in L);a=sum(x['u']*x['sf'] for x in L);ra=sum(x['o']*x['sf'] for x in L)
        st=sum(x['u']*x['st'] for x in L);ac=sum(x['o']*x['ac'] for x in L)
        return dict(units=u,occupied=o,res=sum(x['res'] for x in L),down=sum(x['dn'] for x in L),vac=sum(x['v'] for x in L),pct=round(o/u*100,1),sf=round(a/u,1),tsf=a,nra=ra,st=round(st/u/100,2),ac=round(ac/o/100,2),stsf=round(st/a/100,2),acsf=round(ac/ra/100,2),gp=round(st/100,2))
    def trow(lab,L,refs):
        nonlocal r
        A=avg(L); ws.write(r,0,lab,T); ws.write(r,1,'',T); ws.write(r,2,'',T)
        vals=[A['units'],A['occupied'],A['res'],A['down'],A['vac'],A['pct'],A['sf'],A['tsf'],A['nra'],A['st'],A['ac'],A['stsf'],A['acsf'],A['gp']]
        fm=[N0]*5+[PP,F(num_format='#,##0.0',**bt),N0,N0,MM,MM,MM,MM,GG]
        for j,(v,f) in enumerate(zip(vals,fm)):
            c=3+j; L_=xlsxwriter.utility.xl_col_to_name(c)
            if j in(0,1,2,3,4,7,8,13): ws.write_formula(r,c,'='+'+'.join(f'SUM({L_}{a+1}:{L_}{b+1})' for a,b in refs),f,v)
            elif j==5: ws.write_formula(r,c,f'=ROUND(E{r+1}/D{r+1},3)',f,round(v/100,3))
            else: ws.write(r,c,v,f)
        tot.append({"label":lab,**dict(zip(M,vals))}); r+=1
    refs=[]
    for sec,L in S:
        ws.write(r,0,sec,F(bold=True,font_color='#7A4B00')); r+=1; a=r; D=[]
        for size,fl,sf in L:
            sf=int(sf); u=rng.randint(6,64) if sf<250 else rng.randint(3,18)
            o=int(u*rng.uniform(.72,.97)); left=u-o; res=min(left,rng.choice([0,0,1,2])); dn=min(left-res,rng.choice([0,0,0,1])); v=left-res-dn
            k=1.55 if sec[0]=='C' else 1.15 if sec[0]=='D' else .42
            st=int((26+sf*k*rng.uniform(.85,1.05)*(1 if sf<200 else .8)))*100; ac=int(st*rng.uniform(.78,1.12))
            x=dict(u=u,o=o,res=res,dn=dn,v=v,sf=sf,st=st,ac=ac); D.append(x)
            vals=[u,o,res,dn,v,round(o/u*100,1),sf,u*sf,o*sf,st/100,ac/100,round(st/sf/100,2),round(ac/sf/100,2),u*st/100]
            rc=('CC' if sec[0]=='C' else 'DU' if sec[0]=='D' else 'PK')+str(rng.randint(10,99))
            ws.write(r,0,size,t); ws.write_string(r,1,fl,F(align='center')); ws.write(r,2,rc,t)
            fm=[n0,n0,n0d,n0d,n0d,p,n0,n0,n0,m,m,m,m,g]; R=r+1
            fx={4:f'=D{R}-E{R}-F{R}-G{R}',5:f'=ROUND(E{R}/D{R},3)',7:f'=D{R}*J{R}',8:f'=E{R}*J{R}',11:f'=ROUND(M{R}/J{R},2)',12:f'=ROUND(N{R}/J{R},2)',13:f'=D{R}*M{R}'}
            for j,(vv,f) in enumerate(zip(vals,fm)):
                if j in fx: ws.write_formula(r,3+j,fx[j],f,round(vv/100,3) if j==5 else vv)
                else: ws.write_number(r,3+j,vv,f)
            rows.append({"type":size,"floor":fl,"climate":sec,**dict(zip(M,vals))}); r+=1
        trow(f'Subtotal – {sec}',D,[(a,r-1)]); refs.append((a,r-2)); alls+=D; r+=1
    trow('Site total / average',alls,refs)
    r+=1
    for s in('Street and achieved totals are averages: street weighted by all units, achieved by rented units; per sq ft on the same weights.','Net rented area = rented units x size. Occupancy counts rented units only, not reservations.','SiteLink export touched up by hand – M. Tran-Delacroix'):
        ws.write(r,0,s,F(italic=True,font_size=8)); r+=1
    ws.set_column(0,0,30); ws.set_column(1,1,9); ws.set_column(2,2,8,None,{'hidden':True}); ws.set_column(3,16,11.5); ws.freeze_panes(6,1); ws.set_landscape(); ws.fit_to_pages(1,0)
    wb.close(); save(FN,'UM',M,rows,tot)
    return meta(FN,'OTHER','UNIT_MIX','M. Tran-Delacroix, store analyst (SiteLink to Excel)','three-line header in separate cells, climate sections, formulas with cached values, weighted averages in totals','header words spread over three rows, hidden rate-class column, same size twice on other floors, reserved beside rented, dashes for zero')
