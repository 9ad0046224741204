# life science campus, by building and use, xlsx
import random,xlsxwriter
from common import *
R=random.Random(8208)
F='SorrentoGate_UnitMix_by_Use.xlsx'
BL=[('Building 1 - 9400 Sorrento Gate',[('Wet Lab - Full Floor',3,3,18400,5.6),('Wet Lab - Half Floor',4,4,8900,5.8),('Tissue Culture Suite',2,2,2150,6.3),('Office - Private',5,4,1320,3.7),('Lobby Cafe',1,1,1780,3.1)]),
('Building 2 - 9420 Sorrento Gate',[('Wet Lab - Half Floor',6,5,9350,5.75),('Dry Lab / Computational',4,3,5200,4.4),('Office - Private',3,3,1410,3.7),('Shared Conference Center',1,1,3600,0)]),
('Building 3 - 9440 Sorrento Gate',[('Graduate Lab Module',14,11,1240,7.1),('Incubator Bench Suite',22,19,310,11.5),('Flex Office',8,5,640,4.1),('Equipment / Autoclave Room',2,2,880,0)]),
('Building 4 - 9460 Sorrento Gate',[('cGMP Manufacturing',2,2,26500,5.2),('Vivarium',1,1,11200,6.9),('Warehouse / Shipping',3,2,6100,2.35),('QC Lab',3,3,2900,5.6),('Office - Open Plan',2,0,7450,3.6)])]
HD=['Use / Suite Type','Suites','Occupied','Vacant','Occ %','Avg SF','Total SF','Avg In-Place Rent / Mo','Total In-Place Rent / Mo','In-Place $/SF/Yr','Avg Market Rent / Mo','Total Market Rent / Mo','Market $/SF/Yr']
K=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','actual_sf','market','market_total','market_sf']
wb=xlsxwriter.Workbook(D+F); ws=wb.add_worksheet('Unit Mix')
f=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
ws.write(1,1,'SORRENTO GATE SCIENCE CAMPUS',f(bold=1,font_size=16,font_color='#1B3A5B')); ws.write(2,1,'Suite mix by building and use | San Diego, CA | Rent roll date 10/01/2025',f(font_color='#555555'))
ws.set_column(0,0,2); ws.set_column(1,1,34); ws.set_column(2,13,11.5); ws.set_row(4,42); ws.hide_gridlines(2)
h=f(bold=1,text_wrap=1,align='center',valign='vcenter',bottom=2,font_color='#1B3A5B'); hl=f(bold=1,valign='vcenter',bottom=2,font_color='#1B3A5B')
for j,t in enumerate(HD): ws.write(4,1+j,t,hl if j==0 else h)
fm=['0','0','0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$0.00','$#,##0','$#,##0','$0.00']
rows=[];tots=[]
def put(r,lab,q,kw):
    ws.write(r,1,lab,f(**kw,**({} if kw else {'indent':1})))
    for j,x in enumerate(q):
        if x is None: ws.write_blank(r,2+j,None,f(**kw)); continue
        ws.write_number(r,2+j,x/100 if j==3 else x,f(num_format=fm[j],align='right',**kw))
def calc(n,oc,sf,lsf,ip,mk):
    return [n,oc,n-oc,round(oc/n*100,1),round(sf/n),sf,round(ip/oc) if oc and ip else None,ip if ip else (0 if oc==0 else None),round(ip*12/lsf,2) if ip else None,round(mk/n) if mk else None,mk or None,None]
r=5;GA=[0]*6;GM=0
for bn,its in BL:
    ws.write(r,1,bn,f(bold=1,bg_color='#E8EEF4')); 
    for j in range(12): ws.write_blank(r,2+j,None,f(bg_color='#E8EEF4'))
    r+=1; A=[0]*6; msf=0
    for t,n,oc,asf,rate in its:
        sf=sum(round(asf*R.uniform(.96,1.05)/10)*10 for _ in range(n)); lsf=sf if oc==n else round(sf*oc/n/10)*10
        ip=round(lsf*rate*R.uniform(.88,1.03)) if rate else 0; mk=round(sf*rate) if rate else 0
        q=calc(n,oc,sf,lsf,ip,mk); q[11]=round(mk*12/sf,2) if mk else None
        put(r,t,q,{}); r+=1; rows.append({'type':t,**dict(zip(K,q))})
        A=[a+b for a,b in zip(A,[n,oc,sf,lsf if rate else 0,ip,mk])]; msf+=sf if rate else 0
    def tot(lab,A,msf,kw):
        n,oc,sf,lsf,ip,mk=A
        q=[n,oc,n-oc,round(oc/n*100,1),round(sf/n),sf,None,ip,round(ip*12/lsf,2),None,mk,round(mk*12/msf,2)]
        put(r,lab,q,kw); tots.append({'label':lab,**dict(zip(K,q))})
    tot('Subtotal '+bn.split(' - ')[0],A,msf,{'bold':1,'top':1}); r+=2
    GA=[a+b for a,b in zip(GA,A)]; GM+=msf
tot('Campus Total',GA,GM,{'bold':1,'top':1,'bottom':6}); r+=2
ws.write(r,1,'Shared conference center and equipment rooms are campus amenities (no rent) and are left out of the $/SF averages. Rents are NNN base rent.',f(italic=1,font_size=9))
ws.set_landscape(); ws.fit_to_pages(1,1); ws.freeze_panes(5,2)
w2=wb.add_worksheet('Assumptions'); 
for i,(a,b) in enumerate([('Market rent source','Broker opinion Sept 2025'),('Downtime (months)',7),('TI - lab ($/SF)',185),('TI - office ($/SF)',65)]): w2.write(i,0,a); w2.write(i,1,b)
w2.set_column(0,1,26)
wb.close()
save(F,'UM','Life-science campus suite mix by building and use, in-place and market monthly totals and $/SF/yr',False,K,rows,tots)
