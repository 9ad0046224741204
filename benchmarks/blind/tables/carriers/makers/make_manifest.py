# line-printer output: every character has its place
import json
from reportlab.pdfgen import canvas
W,H=792,612;N='freight_manifest';c=canvas.Canvas(N+'.pdf',pagesize=(W,H));T=[]
FS=8;CW=FS*.6;LH=10.4;X0=36
def put(col,row,t):c.setFont('Courier',FS);c.drawString(X0+col*CW,H-40-row*LH,t)
COL=[(0,3,'l'),(5,14,'l'),(16,26,'l'),(28,56,'l'),(58,63,'r'),(65,68,'l'),(70,79,'r'),(81,89,'r'),(91,95,'l'),(97,101,'c'),(103,118,'l'),(120,134,'l')]
HEAD=['LINE','B/L NO','CONTAINER','DESCRIPTION OF GOODS','PKGS','KIND','GROSS KG','CBM','POD','TEMP','CONSIGNEE','REMARKS']
def line(row,vals,ri,cells,cols=COL):
    for j,(v,(a,b,al)) in enumerate(zip(vals,cols)):
        if not v:continue
        w=b-a+1;assert len(v)<=w,(v,w)
        put(a if al=='l' else b-len(v)+1 if al=='r' else a+(w-len(v))//2,row,v);cells.append([ri,j,ri,j,v])
def head(pg):
    put(0,0,'VANTERPOOL FEEDER SERVICES N.V.');put(56,0,'CARGO MANIFEST');put(118,0,f'PAGE   {pg} OF 2')
    put(0,2,'VESSEL  CORA BELLE   VOY 0418S   FLAG BARBADOS   MASTER  J. ADEYEMI   LOADED PORT LISAS  06-NOV-2023')
D=[('2210','TCLU4410','TYRES, NEW, PASSENGER CAR',1140,'PCS',9880,61.2,'SVB','','ISLAND MOTORS',''),('2211','MSKU8107','FROZEN CHICKEN LEG QUARTERS',1680,'CTN',25410,54.8,'SVB','-18','REEF FOODS LTD','PLUG ON ARRIVAL'),('2212','GESU3306','CEMENT IN BAGS',560,'BAG',23800,27.4,'SVB','','BUILDWELL CO','DRY'),('2213','GESU3306','TILE ADHESIVE',45,'BAG',1125,1.9,'SVB','','BUILDWELL CO',''),('2214','TRIU0925','HOUSEHOLD EFFECTS',1,'LOT',2160,14.5,'GND','','MRS P. LOCKE','INSPECT'),('2215','CRXU7742','PAINT, FLAMMABLE, UN 1263',320,'DRM',7290,12.6,'GND','','CARIB COATINGS','IMO 3, DECK'),('2216','CRXU7742','BRUSHES AND ROLLERS',86,'CTN',640,5.1,'GND','','CARIB COATINGS',''),('2217','','TRACTOR, WHEELED',2,'UNT',8350,38.0,'GND','','MIN OF AGRIC.','ON TRAILER'),('2218','SUDU5519','POTATOES, FRESH',1020,'BAG',25500,49.3,'GND','+7','FRESH DIRECT','VENT 25'),('2219','SUDU5520','ONIONS, FRESH',1000,'BAG',25000,47.7,'GND','+2','FRESH DIRECT',''),('2220','TGHU1168','ALUMINIUM PROFILES',64,'BDL',11470,22.8,'STV','','WINDOWMAKERS',''),('2221','TGHU1168','GLASS, FLOAT, CRATED',18,'CRT',9020,9.6,'STV','','WINDOWMAKERS','FRAGILE'),('2222','MSCU2043','UHT MILK',1904,'CTN',22460,30.1,'STV','','SUPERSAVE','')
,('2223','MSCU2044','RICE, PARBOILED',1000,'BAG',25200,33.0,'STV','','SUPERSAVE',''),('2224','FCIU6690','PIPE, PVC, 160 MM',410,'PCS',6930,58.4,'STV','','WASCO',''),('2225','FCIU6690','WATER METERS',24,'CTN',312,0.8,'STV','','WASCO','HIGH VALUE'),('2226','TCKU3871','PALLETISED BOTTLES, EMPTY',22,'PLT',5180,52.6,'DOM','','BELLEVUE RUM',''),('2227','TCNU9002','FERTILISER NPK 12-12-17',480,'BAG',24000,26.2,'DOM','','BANANA GROWERS',''),('2228','','TRANSFORMER 33/11 KV',1,'UNT',17650,24.7,'DOM','','DOMLEC STORES','HEAVY LIFT'),('2229','TCNU9010','SPARE PARTS, TRANSFORMER',7,'CRT',980,3.3,'DOM','','DOMLEC STORES','')]
fm=lambda p,k,v:(f'{p:,}',f'{k:,}',f'{v:,.1f}')
def y(row):return 40+row*LH
def rows(pg,start,items,ri0,tail):
    cells=[];put(0,start-1,'='*135);line(start,HEAD,0,cells);put(0,start+1,'-'*135)
    r=start+2;i=1
    for n,d in items:
        a,b,e=fm(d[3],d[5],d[6])
        line(r,[f'{n:03d}','VFS'+'418'+d[0],d[1],d[2],a,d[4],b,e,d[7],d[8],d[9],d[10]],i,cells);r+=1;i+=1
    put(0,r,'-'*135);r+=1
    for t in tail:
        line(r,t,i,cells);r+=1;i+=1
    put(0,r,'='*135)
    T.append({"page":pg,"bbox":[X0,round(y(start)-7.5,1),round(X0+135*CW,1),round(y(r-1)+3,1)],"n_rows":i,"n_cols":12,"cells":cells});return r
num=list(enumerate(D,1));tt=lambda q:fm(sum(d[3] for _,d in q),sum(d[5] for _,d in q),sum(d[6] for _,d in q))
p1=num[:13];a,b,e=tt(p1)
head(1);r=rows(1,5,p1,0,[['','','','CARRIED FORWARD',a,'',b,e]])
put(0,r+2,'ALL CARGO SHIPPED UNDER SAID-TO-CONTAIN CLAUSE. CARRIER NOT RESPONSIBLE FOR COUNT OR CONDITION OF PACKED CONTAINERS.')
put(0,r+3,'TEMPERATURES IN DEGREES CELSIUS. DANGEROUS GOODS DECLARATION 418-07 ATTACHED FOR LINE 006.')
c.showPage()
head(2);p2=num[13:];a2,b2,e2=tt(p2);ga,gb,ge=tt(num)
r=rows(2,5,p2,0,[['','','','BROUGHT FORWARD',a,'',b,e],['','','','TOTAL OF MANIFEST',ga,'',gb,ge]])
# recap by port
r+=3;put(0,r,'RECAPITULATION BY PORT OF DISCHARGE');r+=2
RC=[(0,3,'l'),(7,29,'l'),(33,38,'r'),(43,50,'r'),(55,64,'r'),(69,76,'r')];cells=[];r0=r
line(r,['POD','PORT','LINES','PKGS','GROSS KG','CBM'],0,cells,RC);put(0,r+1,'-'*77);r+=2;i=1
for p,nm in(('SVB','SAINT VIGIL BAY'),('GND','GRANDE ANSE'),('STV','STEVENTON'),('DOM','DOMENICA ROADS')):
    q=[z for z in num if z[1][7]==p];u,v,w=tt(q);line(r,[p,nm,str(len(q)),u,v,w],i,cells,RC);r+=1;i+=1
line(r+1,['','ALL PORTS',str(len(num)),ga,gb,ge],i,cells,RC);put(0,r,'-'*77)
T.append({"page":2,"bbox":[X0,round(y(r0)-7.5,1),round(X0+77*CW,1),round(y(r+1)+3,1)],"n_rows":i+1,"n_cols":6,"cells":cells})
put(0,r+5,'CERTIFIED CORRECT  ______________________      FOR THE MASTER  ______________________')
c.save()
json.dump({"suite":"t12","doc":N,"pdf":N+".pdf","kind":"generated","complete":True,"tables":T},open(N+'.truth.json','w'),ensure_ascii=False,indent=0)
