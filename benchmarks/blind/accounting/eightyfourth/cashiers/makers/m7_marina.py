# Vancouver marina: moorage and unit mix workbook, xlsx
import xlsxwriter
from common import *
N='False_Creek_berth_mix_2025-02.xlsx'
# section, type, LOA ft avg, units, occ, posted monthly, avg in place
S=[('Moorage',[('Open berth 24 ft',24,18,15,336,321.4),('Open berth 30 ft',30,34,31,450,428.75),('Open berth 36 ft',36,41,40,576,561.2),('Open berth 42 ft',42,22,20,714,689.5),('Open berth 50 ft',50,14,14,900,868),('End tie 60 ft +',66,6,5,1320,1265),('Covered slip 32 ft',32,24,24,624,598.3),('Boathouse (owner structure)',44,9,9,880,815.6)]),
('Liveaboard & float homes',[('Liveaboard berth',40,12,12,1080,1026.5),('Float home water lot',48,7,7,1650,1498)]),
('Upland',[('Dry rack, to 22 ft',22,48,37,265,251.85),('Trailer stall',26,20,11,140,135.5),('Marine workshop bay',None,6,5,2150,1980),('Locker 4 x 6',None,60,52,62,58.25),('Chandlery / kiosk unit',None,3,2,3400,3125)])]
M=['other:Avg LOA','units','occupied','vacant','pct_occ','market','actual','market_total','actual_total','other:Annualised']
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Mix'); 
F=lambda **k: wb.add_format({'font_name':'Arial Narrow','font_size':10,**k})
hb=F(bold=True,bottom=1,align='right',text_wrap=True,valign='bottom'); hl=F(bold=True,bottom=1,valign='bottom')
t=F(indent=1); b=F(bold=True,font_color='#1F4E78'); i0=F(num_format='0'); pc=F(num_format='0.0%'); m=F(num_format='#,##0.00'); w=F(num_format='#,##0')
tb=dict(bold=True,top=1); T=F(**tb); Ti=F(num_format='0',**tb); Tp=F(num_format='0.0%',**tb); Tm=F(num_format='#,##0.00',**tb); Tw=F(num_format='#,##0',**tb)
ws.write(0,1,'Heather Narrows Marina',F(bold=True,font_size=14)); ws.write(1,1,'Berth and unit mix, February 2025 (CAD, excl. GST). Rates are per month.',F(italic=True))
H=['Kind','Avg LOA (ft)','Units','Let','Vacant','% let','Posted rate','Avg rate in place','Potential at posted','In-place revenue','Annualised in place']
M[0]='other:Avg LOA (ft)'; M[-1]='other:Annualised in place'
ws.set_row(3,28)
for j,h in enumerate(H): ws.write(3,1+j,h,hl if j==0 else hb)
ws.set_column(0,0,2); ws.set_column(1,1,27); ws.set_column(2,6,8); ws.set_column(7,11,12)
fm=[i0,i0,i0,i0,pc,m,m,w,m,w]; tf=[Ti,Ti,Ti,Ti,Tp,Tm,Tm,Tw,Tm,Tw]
rows=[];tots=[];r=4
def tot(label,rr):
    d={k:round(sum(x[k] for x in rr),2) for k in('units','occupied','vacant','market_total','actual_total',M[-1])}
    d['pct_occ']=round(100*d['occupied']/d['units'],1); return {'label':label,**d}
def put(r,label,d,fs,lf,raw=None):
    ws.write(r,1,label,lf)
    for j,k in enumerate(M):
        if k in d: ws.write(r,2+j,d['occupied']/d['units'] if k=='pct_occ' else d[k],fs[j])
        elif lf is T: ws.write_blank(r,2+j,None,T)
for s,l in S:
    ws.write(r,1,s,b); r+=1; rr=[]
    for ty,loa,n,o,p,a in l:
        d=clean({'type':ty,M[0]:loa,'units':n,'occupied':o,'vacant':n-o,'pct_occ':round(100*o/n,1),'market':p,'actual':a,'market_total':n*p,'actual_total':round(o*a,2),M[-1]:round(o*a*12)})
        put(r,ty,d,fm,t); rr.append(d); r+=1
    x=tot(f'{s} total',rr); put(r,x['label'],x,tf,T); tots.append(x); rows+=rr; r+=2
x=tot('Marina total',rows); put(r,x['label'],x,tf,T); tots.append(x); r+=2
for q in ('Vacant dry rack includes 4 racks closed for beam repair.','Owner structure boathouses pay moorage only.','Winter visitor moorage (Nov-Mar) not included.'): ws.write(r,1,q,F(italic=True,font_size=9)); r+=1
ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2)
wb.close()
save(N,'UM','Marina berth mix workbook with section totals, posted vs in-place monthly rates, Vancouver',False,M,rows,tots); print(tots)
