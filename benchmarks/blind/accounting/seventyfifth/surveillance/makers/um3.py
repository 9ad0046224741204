# Suite mix by size class out of rent rolls, three shopping centers, xlsx (xlsxwriter)
from common import *
import xlsxwriter
# type,suites,leased suites,total sf,leased sf,inplace psf/yr,market psf/yr
D=[('Juniper Crossing (Lender Loan 30-4471)',[('Anchor (>25,000 SF)',2,2,88450,88450,9.85,10.50),('Jr. Anchor (10,000-25,000)',4,3,61220,46020,13.40,14.00),('Shop 5,000-9,999 SF',5,5,33875,33875,17.25,18.50),('Shop 2,500-4,999 SF',9,7,31140,24310,21.10,22.00),('Shop 1,000-2,499 SF',22,19,36985,32050,25.65,26.50),('Shop <1,000 SF',3,2,2460,1610,31.00,30.00),('Drive-thru / endcap',3,3,8115,8115,38.20,40.00),('Pad - ground lease',2,2,9600,9600,14.58,16.00)]),
('Old Mill Plaza (Loan 30-4472)',[('Grocer',1,1,48000,48000,11.25,12.00),('Shop 5,000-9,999 SF',2,1,13400,6900,14.75,15.50),('Shop 2,500-4,999 SF',6,5,20250,17050,18.30,18.50),('Shop 1,000-2,499 SF',14,12,22610,19480,21.45,22.00),('2nd floor office',8,5,11900,7725,13.10,13.50),('ATM / kiosk',2,2,320,320,75.00,70.00)]),
('Three Rivers Marketplace (Loan 30-4479)',[('Anchor (>25,000 SF)',1,0,42300,0,None,8.50),('Jr. Anchor (10,000-25,000)',3,3,47655,47655,12.05,12.50),('Shop 2,500-4,999 SF',7,6,24480,21280,16.90,17.50),('Shop 1,000-2,499 SF',11,10,18370,16910,20.75,20.50),('Medical / dental',3,3,9840,9840,24.40,25.00),('Pad - building',2,2,7350,7350,33.15,34.00),('Storage / mezzanine',4,2,3110,1425,6.00,6.00)])]
K=['units','occupied','vacant','pct_units','sf','total_sf','other:Leased SF','pct_leased','actual_sf','actual_total','market_sf','market_total']
N='Suite mix summary 2025Q3.xlsx'
wb=xlsxwriter.Workbook(doc(N)); cov=wb.add_worksheet('ReadMe'); ws=wb.add_worksheet('Suite Mix')
F=lambda **k: wb.add_format({'font_name':'Aptos Narrow','font_size':10,**k})
cov.write('A1','Suite mix by size class, three-property pool',F(bold=True)); cov.write('A2','Built from borrower rent rolls dated 9/30/2025. Monthly rents; base rent only.',F()); cov.write('A3','Market rents: appraisals of Feb 2025.',F())
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); ws.set_column(0,0,30); ws.set_column(1,3,8); ws.set_column(4,4,8.5); ws.set_column(5,7,10.5); ws.set_column(8,8,9); ws.set_column(9,9,9); ws.set_column(10,10,13); ws.set_column(11,11,9); ws.set_column(12,12,13)
ws.write(0,0,'Pool 2019-C7 retail: suite mix as of September 30, 2025',F(bold=True,font_size=12))
g=F(bold=True,align='center',bottom=1,font_color='#1F4E3D'); 
ws.merge_range(2,1,2,4,'Suites',g); ws.merge_range(2,5,2,8,'Square Feet',g); ws.merge_range(2,9,2,10,'In-Place Base Rent',g); ws.merge_range(2,11,2,12,'Market Rent',g)
hh=F(bold=True,align='center',text_wrap=True,bottom=2,valign='bottom')
for i,s in enumerate(('Space Type','Total','Leased','Vacant','% of Suites','Average','Total','Leased','% Leased','$/SF/Yr','Monthly','$/SF/Yr','Monthly')): ws.write(3,i,s,hh if i else F(bold=True,bottom=2,valign='bottom'))
ws.set_row(3,28); ws.freeze_panes(4,1)
NF={'units':'0','occupied':'0','vacant':'0','pct_units':'0.0%','sf':'#,##0','total_sf':'#,##0','other:Leased SF':'#,##0','pct_leased':'0.0%','actual_sf':'0.00','actual_total':'$#,##0','market_sf':'0.00','market_total':'$#,##0'}
fm={(k,b):F(num_format=NF[k],bold=b,**({'top':1,'bg_color':'#EAF1ED'} if b else {})) for k in K for b in(False,True)}
gr={k:F(num_format=NF[k],bold=True,top=1,bottom=6) for k in K}
def put(r,x,sel):
    for i,k in enumerate(K,1):
        f=gr[k] if sel=='g' else fm[k,sel]
        if k in x: ws.write_number(r,i,x[k]/100 if k.startswith('pct') else x[k],f)
        else: ws.write_blank(r,i,None,f)
def agg(rs):
    s=lambda k:sum(x.get(k,0)for x in rs); o={k:s(k) for k in('units','occupied','vacant','total_sf','other:Leased SF','actual_total','market_total')}
    o['sf']=round(o['total_sf']/o['units']); o['pct_leased']=round(o['other:Leased SF']/o['total_sf']*100,1); o['actual_sf']=round(o['actual_total']*12/o['other:Leased SF'],2); o['market_sf']=round(o['market_total']*12/o['total_sf'],2); o['pct_units']=100.0; return o
r=4;T=[];TOT=[]
for sec,L in D:
    ws.write(r,0,sec,F(bold=True,font_color='#1F4E3D')); r+=1; n=sum(x[1]for x in L); gq=[]
    for t,u,o,sf,lsf,a,m in L:
        x={'type':t,'units':u,'occupied':o,'vacant':u-o,'pct_units':round(u/n*100,1),'sf':round(sf/u),'total_sf':sf,'other:Leased SF':lsf,'pct_leased':round(lsf/sf*100,1)}
        if a: x['actual_sf']=a; x['actual_total']=round(a*lsf/12)
        x['market_sf']=m; x['market_total']=round(m*sf/12)
        ws.write(r,0,t,F(indent=1)); put(r,x,False); gq.append(x); r+=1
    lab='Total '+sec.split(' (')[0]; s=agg(gq); ws.write(r,0,lab,F(bold=True,top=1,bg_color='#EAF1ED')); put(r,s,True); TOT.append({'label':lab,**s}); T+=gq; r+=2
s=agg(T); del s['pct_units']; ws.write(r,0,'Pool Total',F(bold=True,top=1,bottom=6)); put(r,s,'g'); TOT.append({'label':'Pool Total',**s}); r+=2
ws.write(r,0,'Ground-leased pads counted at building SF. Three Rivers anchor vacant since 4/2025 (former home store).',F(italic=True,font_size=9))
wb.close()
save(N,'UM',K,T,TOT,None,'suite mix by size class from rent rolls, three shopping centers in sections, xlsx with grouped headers, readme sheet first',False)
