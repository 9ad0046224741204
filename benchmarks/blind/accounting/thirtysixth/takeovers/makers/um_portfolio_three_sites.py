# ResMan-like unit type summary, three small communities stacked on one sheet, each with its own header and total, portfolio total at the end
import xlsxwriter, random
from common import *
R=random.Random(3708)
P=[("LH","Larch Hill Apartments","Coeur d'Alene, ID",[("1x1 Classic",1,1,640,16,15,1245),("1x1 Upgrade",1,1,640,8,8,1350),("2x1 Classic",2,1,848,24,22,1450),("2x1 Upgrade",2,1,848,12,11,1575),("2x2 Corner",2,2,964,12,12,1640)]),
("PV","Pend Oreille Village","Sandpoint, ID",[("Studio Cottage",0,1,420,6,6,995),("1x1 Cottage",1,1,575,14,12,1175),("2x1.5 TH",2,1.5,1010,20,19,1595),("3x2 TH",3,2,1240,10,10,1890),("Manager Unit",2,1.5,1010,1,1,1595)]),
("SR","Spokane River Terrace","Post Falls, ID",[("A1",1,1,702,30,27,1385),("A1-ADA",1,1,702,2,1,1385),("B1",2,2,985,36,34,1665),("B1-W/D",2,2,985,18,17,1740),("B2",2,2,1066,18,18,1795),("C1",3,2,1224,12,10,2040)])]
F="um_portfolio_three_sites.xlsx"
wb=xlsxwriter.Workbook(doc(F)); pr=wb.add_worksheet('Report Parameters'); ws=wb.add_worksheet('Unit Type Summary')
for i,(a,b) in enumerate([('Report','Unit Type Summary'),('Properties','LH, PV, SR'),('Effective Date','12/01/2025'),('Market rent source','Unit type market rent'),('Rent charges','RENT, MTM, SUBSIDY'),('Exported by','t.okafor  12/1/2025 10:22 AM')]): pr.write(i,0,a); pr.write(i,1,b)
pr.set_column(0,1,28)
b={'font_name':'Verdana','font_size':8}; X=lambda **k: wb.add_format({**b,**k})
t=X(bold=True,font_size=12);tx=X();h=X(bold=True,text_wrap=True,align='center',valign='bottom',border=1,bg_color='#2F3E55',font_color='white'); pn=X(bold=True,font_size=10,font_color='#2F3E55')
i0='#,##0';m2='$#,##0.00';m0='$#,##0';pc='0.0%'
spec=[("Unit Type","type",None,18),("Beds","beds",'0',6),("Baths","baths",'0.0',6),("Unit\nCount","units",i0,8),("% of\nUnits","pct_units",pc,8),("Sq Ft","sf",i0,8),("Total\nSq Ft","total_sf",i0,10),("Occupied","occupied",i0,9),("Vacant","vacant",i0,8),("Occ %","pct_occ",pc,8),("Market\nRent","market",m0,10),("Total Market\nRent","market_total",m0,13),("Avg Lease\nRent","actual",m2,11),("Total Lease\nRent","actual_total",m0,13),("Gain / (Loss)\nto Lease","other:Gain / (Loss) to Lease",'$#,##0;($#,##0);$0',12),("Vacancy at\nMarket","other:Vacancy at Market",m0,11),("Market\n/ SF","market_sf",m2,8)]
keys=[k for _,k,f,_ in spec if k not in("type","beds","baths")]
fm={f:(X(num_format=f) if f else tx) for _,_,f,_ in spec}; fs={f:(X(num_format=f,bold=True,top=1,bg_color='#E9EDF3') if f else X(bold=True,top=1,bg_color='#E9EDF3')) for _,_,f,_ in spec}; fg={f:(X(num_format=f,bold=True,top=2,bottom=6) if f else X(bold=True,top=2,bottom=6)) for _,_,f,_ in spec}
for i,s in enumerate(spec): ws.set_column(i+1,i+1,s[3])
ws.set_column(0,0,5,None,{'hidden':True})
ws.write(0,1,'Unit Type Summary',t); ws.write(1,1,'North Idaho Holdings  -  as of 12/01/2025',tx)
r=3; rows=[];tot=[]; allv=[]
def derive(L,TU,one):
    u=sum(x["u"] for x in L);oc=sum(x["o"] for x in L);sf=sum(x["sf"]*x["u"] for x in L);mt=sum(x["m"]*x["u"] for x in L);at=sum(x["a"] for x in L);vm=sum(x["m"]*(x["u"]-x["o"]) for x in L)
    d={"units":u,"pct_units":round(u/TU*100,1),"sf":round(sf/u),"total_sf":sf,"occupied":oc,"vacant":u-oc,"pct_occ":round(oc/u*100,1),"market":round(mt/u),"market_total":mt,"actual":round(at/oc,2),"actual_total":at,"other:Gain / (Loss) to Lease":at-(mt-vm),"other:Vacancy at Market":vm,"market_sf":round(mt/sf,2)}
    return d
def put(r,lab,d,bd,ba,F_,code):
    ws.write(r,0,code,tx)
    for c,(_,k,f,_) in enumerate(spec,1):
        if k=="type": ws.write(r,c,lab,F_[f])
        elif k=="beds": ws.write(r,c,bd,F_[f]) if bd is not None else ws.write_blank(r,c,None,F_[f])
        elif k=="baths": ws.write(r,c,ba,F_[f]) if ba is not None else ws.write_blank(r,c,None,F_[f])
        else: ws.write_number(r,c,round(d[k]/100,5) if k.startswith('pct') else d[k],F_[f])
for code,pnm,city,L in P:
    ws.write(r,1,f'{pnm} ({code}) - {city}',pn); r+=1
    for c,s in enumerate(spec,1): ws.write(r,c,s[0],h)
    ws.set_row(r,26); r+=1
    V=[]
    for n,bd,ba,sf,u,o,m in L:
        a=0 if n=="Manager Unit" else sum(m-R.choice([0,15,25,40,55,80,110])+(30 if R.random()<.12 else 0) for _ in range(o))
        V.append({"n":n,"bd":bd,"ba":ba,"sf":sf,"u":u,"o":o,"m":m,"a":a})
    TU=sum(x["u"] for x in V)
    for x in V:
        d=derive([x],TU,True); put(r,x["n"],d,x["bd"],x["ba"],fm,code); rows.append({"type":x["n"],"beds":str(x["bd"]),"baths":f'{x["ba"]:.1f}',**d}); r+=1
    d=derive(V,TU,False); lab=f'{code} Total / Average'; put(r,lab,d,None,None,fs,''); tot.append({"label":lab,**d}); allv+=V; r+=3
d=derive(allv,sum(x["u"] for x in allv),False); put(r,'Portfolio (3)',d,None,None,fg,''); tot.append({"label":'Portfolio (3)',**d})
for x in rows+tot: assert abs(x["market_total"]-(x["actual_total"]-x["other:Gain / (Loss) to Lease"]+x["other:Vacancy at Market"]))<.01
ws.write(r+2,1,'Manager Unit is rent free and counted as occupied.',X(italic=True))
ws.set_landscape();ws.fit_to_pages(1,0);ws.activate();wb.close()
save(F,'UM',keys,rows,tot,'MULTIFAMILY','ResMan-like unit type summary, three communities stacked with repeated headers, hidden first column, percent-formatted cells, parameters sheet first',True)
