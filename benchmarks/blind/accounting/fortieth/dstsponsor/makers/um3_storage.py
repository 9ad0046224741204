# storage system's unit-mix export (xlsxwriter): section bands, offset header, one wrong count in the grand total
import random, xlsxwriter
from common import *
R=random.Random(40109)
NAME='UnitStatisticsByType_L0214_063026'
S=[('Climate Controlled - Floor 1',[(5,5,18),(5,10,41),(7.5,10,12),(10,10,57),(10,15,36),(10,20,14)]),('Climate Controlled - Floor 2',[(5,5,44),(5,10,62),(10,10,48),(10,15,22)]),
('Drive-Up',[(5,10,16),(10,10,52),(10,15,48),(10,20,64),(10,25,20),(10,30,24)]),('Enclosed RV',[(12,30,10),(12,40,14)]),('Open Parking',[(10,20,19),(12,35,26)])]
K=['sf','units','occupied','vacant','other:Unrentable','pct_occ','total_sf','other:Sq Ft Occupied','market','market_total','actual','actual_total']
SUM=['units','occupied','vacant','other:Unrentable','total_sf','other:Sq Ft Occupied','market_total','actual_total']
ff=lambda x:f"{x:g}"
wb=xlsxwriter.Workbook(doc(NAME+'.xlsx'));ws=wb.add_worksheet('Sheet1')
F=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':8,**k})
ws.hide_gridlines(2);ws.set_column('A:A',1.5);ws.set_column('B:B',15);ws.set_column('C:N',10.5);ws.set_column('G:G',None,None)
ws.merge_range('B1:N1','Unit Statistics by Type',F(bold=1,font_size=14,align='center'));ws.merge_range('B2:N2','L0214 - Ironhorse Storage of Cheyenne (Sagebrush Storage 6 DST)',F(align='center',bold=1))
ws.merge_range('B3:N3','As of 6/30/2026 11:59:00 PM',F(align='center',italic=1))
hd=F(bold=1,text_wrap=1,align='center',valign='bottom',bottom=1);hg=F(bold=1,align='center',bottom=1,font_color='#003399')
ws.merge_range('D5:H5','Number of Units',hg);ws.merge_range('I5:J5','Area (Sq Ft)',hg);ws.merge_range('K5:L5','Standard Rate',hg);ws.merge_range('M5:N5','Rented Rate',hg)
ws.set_row(5,24)
for i,t in enumerate(['Unit Size','Area per Unit','Total','Occupied','Vacant','Unrentable','% Occ','Total Sq Ft','Sq Ft Occupied','Each','Gross Potential','Average','Gross Occupied']): ws.write(5,1+i,t,hd)
n0=F(num_format='#,##0');n2=F(num_format='#,##0.00');pc=F(num_format='0.0%')
fm={'sf':F(num_format='#,##0.0'),'pct_occ':pc,'market':n2,'market_total':n2,'actual':n2,'actual_total':n2}
fb={k:F(num_format={'pct_occ':'0.0%','market_total':'#,##0.00','actual_total':'#,##0.00'}.get(k,'#,##0'),bold=1,top=1) for k in K}
rows=[];totals=[];r=6;g={k:0 for k in SUM}
def tot(lab,st):
    global r
    ws.write(r,1,lab,F(bold=1,top=1));
    for i,k in enumerate(K):
        if k in st: ws.write_number(r,2+i,st[k],fb[k])
        else: ws.write_blank(r,2+i,None,fb[k])
    totals.append(dict(label=lab,**st));r+=2
for s,l in S:
    ws.merge_range(r,1,r,13,s,F(bold=1,bg_color='#D6E0F5'));r+=1;st={k:0 for k in SUM}
    for a,b,u in l:
        sf=a*b;un=R.choice([0,0,0,0,1,2]);oc=min(u-un,int(u*R.uniform(.78,.99)));va=u-un-oc
        m=round(sf*(1.55 if 'Floor 1' in s else 1.4 if 'Floor 2' in s else 1.15 if s=='Drive-Up' else .62 if 'RV' in s else .26)*(100/sf)**.35)-.0
        at=sum(round(m*R.uniform(.72,1.22)) for _ in range(oc)); av=round(at/oc,2)
        v=dict(zip(K,[sf,u,oc,va,un,round(oc/u,3),u*sf,oc*sf,float(m),float(u*m),av,float(at)]))
        name=f"{ff(a)} x {ff(b)}";ws.write(r,1,name,F(indent=1))
        for i,k in enumerate(K): ws.write_number(r,2+i,v[k],fm.get(k,n0))
        r+=1
        for k in SUM: st[k]+=v[k];g[k]+=v[k]
        rows.append(dict(type=name,desc=s,**v))
    st['pct_occ']=round(st['occupied']/st['units'],3);tot(s+' Total',{k:st[k] for k in K if k in st})
true=g['units'];bad=true-10
g['pct_occ']=round(g['occupied']/true,3);g['units']=bad
r+=0;tot('Facility Total',{k:g[k] for k in K if k in g})
ws.write(r,1,'Unrentable units are excluded from Vacant. % Occ is on all units.',F(italic=1));ws.write(r+1,1,'Printed by: dkessler  7/1/2026 6:02:11 AM',F(italic=1))
ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(NAME,'UM',K,rows,totals,{'what':f'Facility Total of units shows {bad}; the units of the sections sum to {true}','kind':'count_wrong'})
