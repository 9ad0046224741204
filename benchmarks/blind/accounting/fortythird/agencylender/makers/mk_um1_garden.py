# garden apartments unit mix, .xls via soffice; bed/bath in one cell; bedroom subtotals
from common import *
import xlsxwriter, subprocess
stem='Pinehollow unit mix'
P=[('One Bedroom',[('A1','Aspen','1 / 1',1,1,48,640,1165,[]),('A1R','Aspen renovated','1 / 1',1,1,24,640,1290,[]),('A2','Alder w/ den','1 / 1',1,1,16,755,1310,[])]),
('Two Bedroom',[('B1','Birch','2 / 1',2,1,40,865,1365,[]),('B2','Beech','2 / 2',2,2,56,948,1470,[]),('B2R','Beech renovated','2 / 2',2,2,20,948,1615,[]),('B3','Balsam townhome','2 / 1.5',2,1.5,12,1085,1725,[])]),
('Three Bedroom',[('C1','Cypress','3 / 2',3,2,20,1190,1780,[]),('C1R','Cypress renovated','3 / 2',3,2,8,1190,1945,[])])]
R=random.Random(4307)
U=sum(x[5] for _,l in P for x in l)
M=['units','pct_units','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','ltl']
tmp='.'; os.makedirs(tmp,exist_ok=True)
wb=xlsxwriter.Workbook(f'{tmp}/{stem}.xlsx'); ws=wb.add_worksheet('Unit Mix')
F=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
h=F(bold=1,text_wrap=1,align='center',valign='bottom',bottom=1,bg_color='#DDEBDA'); hg=F(bold=1,align='center',bg_color='#DDEBDA',border=1)
ws.write(0,0,'Exhibit C-2',F(italic=1)); ws.write(1,0,'Pinehollow Apartments – Unit Mix and Rent Summary',F(bold=1,font_size=12)); ws.write(2,0,'Rents effective 6/1/2026; in-place = occupied leases plus vacant at asking',F())
ws.merge_range(4,0,4,2,'Floor plan',hg); ws.merge_range(4,3,4,6,'Size',hg); ws.merge_range(4,7,4,9,'Market (asking)',hg); ws.merge_range(4,10,4,12,'In place',hg); ws.write(4,13,'',hg)
for i,t in enumerate(['Plan','Name','Bd / Ba','No. of Units','% of Units','Unit SF','Total SF','Rent / Unit','Rent / SF','Monthly','Rent / Unit','Rent / SF','Monthly','Loss to Lease']): ws.write(5,i,t,h)
fm=[F(num_format='0'),F(num_format='0.0%'),F(num_format='#,##0'),F(num_format='#,##0'),F(num_format='$#,##0'),F(num_format='$0.00'),F(num_format='$#,##0')]; 
def fmt(key,b):
    nf={'units':'0','pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','market_sf':'$0.00','actual_sf':'$0.00'}.get(key,'$#,##0')
    return F(num_format=nf,**({'bold':1,'top':1} if b else {}))
FM={(k,b):fmt(k,b) for k in M for b in(0,1)}; tx=F(); bt=F(bold=1,top=1); sh=F(bold=1,underline=1)
r=6;tr=[];tt=[];ALL=[]
def wr(v,b):
    for i,k in enumerate(M):
        ws.write(r,3+i,round(v[k]/100,4) if k=='pct_units' else v[k],FM[k,b])
def agg(L):
    u=sum(x['units'] for x in L); s=sum(x['total_sf'] for x in L); mt=sum(x['market_total'] for x in L); at=sum(x['actual_total'] for x in L)
    return dict(units=u,pct_units=round(u/U*100,1),sf=round(s/u),total_sf=s,market=round(mt/u),market_sf=round(mt/s,2),market_total=mt,actual=round(at/u),actual_sf=round(at/s,2),actual_total=at,ltl=mt-at)
for g,l in P:
    ws.write(r,0,g,sh); r+=1; L=[]
    for c,n,bb,bd,ba,u,sf,mk,_ in l:
        av=mk-R.randrange(18,75); v=dict(units=u,pct_units=round(u/U*100,1),sf=sf,total_sf=sf*u,market=mk,market_sf=round(mk/sf,2),market_total=mk*u,actual=av,actual_sf=round(av/sf,2),actual_total=av*u,ltl=(mk-av)*u)
        ws.write(r,0,c,tx); ws.write(r,1,n,tx); ws.write(r,2,bb,F(align='center')); wr(v,0); r+=1; L.append(v)
        tr.append(dict(type=c,desc=n,beds=bd,baths=ba,**v))
    v=agg(L); lab=f'{g} total/avg'; ws.write(r,0,lab,bt); ws.write(r,1,'',bt); ws.write(r,2,'',bt); wr(v,1); tt.append(dict(label=lab,**v)); r+=2; ALL+=L
v=agg(ALL); ws.write(r,0,'Property total/avg',bt); ws.write(r,1,'',bt); ws.write(r,2,'',bt); wr(v,1); tt.append(dict(label='Property total/avg',**v)); r+=2
ws.write(r,0,'Renovated plans: LVP flooring, quartz, stainless. 52 of 148 remaining units budgeted for 2027.'.replace('52 of 148 remaining','40 more'),F(italic=1))
ws.write(r+1,0,'Source: borrower rent roll dated 6/30/2026',F(italic=1))
ws.set_column(0,0,8); ws.set_column(1,1,19); ws.set_column(2,13,10); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls','--outdir',DOC,f'{tmp}/{stem}.xlsx'],check=True,capture_output=True)
save(stem,'UM',M,tr,tt)
