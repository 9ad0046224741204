# lab / flex unit mix, xls, property column
from common import *
import xlwt
P=[('Torrey Gate Science Park',[('Wet Lab - Graduation',6,5,4150,68,61.8),('Wet Lab - Full Floor',4,4,18200,64.5,59.25),('GMP / Pilot Plant',2,2,26400,58,51.4),('Dry Lab / Computational',5,3,6850,49.5,46.1),('Vivarium',1,1,7300,72,66)]),
('Parkline R&D Center',[('R&D Flex - 30% Lab',8,7,9600,38.25,34.9),('R&D Flex - Office/Whse',11,10,7450,26.4,23.85),('Incubator Bench Suite',24,19,640,84,79.5),('Shell Space',2,0,14300,24,None)]),
('Cobalt Business Park',[('Small Bay Flex',32,30,2400,19.8,17.65),('Mid Bay Flex',14,13,5200,17.4,15.9),('Rear Load Whse',9,9,12650,13.25,11.8),('Showroom Front',6,4,3800,22.5,20.75),('Live/Work Studio',3,3,1850,21,19.4),('Mezzanine Office',5,4,1275,18,16.6)])]
K=['units','occupied','vacant','pct_occ','sf','total_sf','other:% of GLA','market_sf','actual_sf','other:Annual In-Place Rent']
tot=sum(u*s for _,l in P for _,u,o,s,*_ in l)
n='BIOFLX III unit mix.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Mix'); 
X=lambda s,f='General': xlwt.easyxf(s,num_format_str=f)
ws.write(0,0,'BioFlex Industrial Fund III, L.P.',X('font: bold on, height 260')); ws.write(1,0,'Lab & Flex Unit Mix - Fair value support schedule'); ws.write(2,0,'Quarter ended 9/30/2025; rents NNN, per RSF per year')
H=['Property','Unit Type','No. of Units','Leased','Available','Occ %','Avg RSF','Total RSF','% of GLA','Market $/RSF','In-Place $/RSF','Annual In-Place Rent']
for i,h in enumerate(H): ws.write(4,i,h,X('font: bold on; align: wrap on, horiz center; borders: bottom medium; pattern: pattern solid, fore_colour ice_blue')); ws.col(i).width=256*(26 if i<2 else 12)
ws.row(4).height_mismatch=True; ws.row(4).height=520
fs=['#,##0','#,##0','0','0.0%','#,##0','#,##0','0.0%','#,##0.00','#,##0.00','#,##0']
rows=[];totals=[]; y=5; G=[0,0,0,0]; GM=0; GL=0
def tl(lab,u,o,t,an,mm,ls):
    v=[u,o,u-o,round(o/u*100,1),round(t/u),t,round(t/tot*100,1),round(mm/t,2),round(an/ls,2),an]
    for c in range(2): ws.write(y,c,lab if c==0 else '',X('font: bold on; borders: top thin'))
    for i,(k,x) in enumerate(zip(K,v)): ws.write(y,2+i,x/100 if '%' in fs[i] else x,X('font: bold on; borders: top thin',fs[i]))
    totals.append(dict(label=lab,**dict(zip(K,v))))
for pn,l in P:
    S=[0]*3; an=mm=ls=0
    for j,(ty,u,o,s,mk,ip) in enumerate(l):
        a=round(o*s*ip) if ip else 0; v=[u,o,u-o,round(o/u*100,1),s,u*s,round(u*s/tot*100,1),mk,ip,a]
        if j==0: ws.write(y,0,pn)
        ws.write(y,1,ty); row=dict(type=ty)
        for i,(k,x) in enumerate(zip(K,v)):
            if x is None: continue
            ws.write(y,2+i,x/100 if '%' in fs[i] else x,X('',fs[i])); row[k]=x
        rows.append(row); y+=1; S=[S[0]+u,S[1]+o,S[2]+u*s]; an+=a; mm+=mk*u*s; ls+=o*s
    tl(pn+' Total',*S,an,mm,ls); y+=2; G=[G[0]+S[0],G[1]+S[1],G[2]+S[2],G[3]+an]; GM+=mm; GL+=ls
tl('Fund Total',*G,GM,GL); y+=2
ws.write(y,0,'Note: market rents per third-party appraiser at 6/30/2025, rolled forward. Shell Space not yet offered.')
ws.set_portrait(False); ws.fit_num_pages=1; ws.set_fit_width_to_pages(1); ws.set_fit_height_to_pages(1)
wb.save(D(n)); save(n,'UM',K,rows,totals,'lab and flex mix, xls, property shown once per block, weighted rates',False); print(len(rows))
