# consultant's mixed-use mix: buildings merged down, table off the corner, grouped $/SF (xlsxwriter)
import random, xlsxwriter
from common import *
R=random.Random(4209); STEM='Cathedral Close unit mix v3 (Aldous & Wray)'
B=[('Canons\' Row\n(1911)',[('Apartment, 1BR garden',1,1,615,9,1.92),('Apartment, 1BR upper',1,1,640,12,1.98),('Apartment, 2BR',2,1,870,10,1.74),('Apartment, 2BR + den',2,2,1015,4,1.7)]),
 ('Deanery\nBuilding',[('Office suite, small',None,None,480,7,1.85),('Office suite, large',None,None,1340,5,1.6),('Meeting hall',None,None,2600,1,.95)]),
 ('Market St.\nfrontage',[('Shop, inline',None,None,910,6,2.4),('Shop, corner',None,None,1475,2,2.75),('Loft above shop',1,1,720,8,2.05)])]
K=['units','pct_units','beds','baths','sf','total_sf','market','market_sf','market_total','actual','actual_sf','actual_total','ltl']
N=sum(t[4] for _,ts in B for t in ts)
wb=xlsxwriter.Workbook(doc(STEM+'.xlsx')); w0=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Unit Mix'); F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10,valign='vcenter'),**k})
w0.hide_gridlines(2); w0.write('C8','Cathedral Close',F(bold=1,font_size=0 or 22)) if False else w0.write('C8','Cathedral Close',wb.add_format({'bold':1,'font_size':22})); w0.write('C10','Repositioning study for the Diocese of Harrow Falls'); w0.write('C11','Aldous & Wray, real estate advisers, draft 3 of 22 June 2026'); w0.write('C13','Confidential draft, not for reliance')
ws.hide_gridlines(2)
ws.write('C2','Existing unit mix and rents',F(bold=1,font_color='#1F3864')); ws.write('C3','Rents are monthly. Vacant units are carried at nil in-place rent in the extended columns only.',F(italic=1,font_color='#666666'))
ws.write('C5','Site area',F()); ws.write('D5','2.4 acres',F()); ws.write('C6','Last refurbished',F()); ws.write('D6','1987',F())
h=F(bold=1,align='center',bg_color='#1F3864',font_color='white',text_wrap=1,border=1)
r0=8
for a,z,t in[(4,5,'Mix'),(6,7,'Rooms'),(8,9,'Area (SF)'),(10,12,'Market rent'),(13,15,'In-place rent')]: ws.merge_range(r0,a,r0,z,t,h)
for cc,t in[(2,'Building'),(3,'Type of space'),(16,'Loss to\nlease')]: ws.merge_range(r0,cc,r0+1,cc,t,h)
for i,t in enumerate(['No.','%','Bed','Bath','Avg.','Extended','Avg.','per SF','Extended','Avg.','per SF','Extended']): ws.write(r0+1,4+i,t,h)
fm={'units':'0','pct_units':'0.0%','beds':'0','baths':'0','sf':'#,##0','total_sf':'#,##0','market':'$#,##0','market_sf':'$0.00','market_total':'$#,##0','actual':'$#,##0','actual_sf':'$0.00','actual_total':'$#,##0','ltl':'$#,##0;($#,##0)'}
fs={k:F(num_format=v,align='right',bottom=4,bottom_color='#BBBBBB') for k,v in fm.items()}; ft={k:F(num_format=v,align='right',bold=1,bg_color='#D9E2F3') for k,v in fm.items()}
fl=F(bottom=4,bottom_color='#BBBBBB'); fd=F(align='right',bottom=4,bottom_color='#BBBBBB')
r=r0+2; rows=[];tots=[];G={}
AD=['units','total_sf','market_total','actual_total','ltl']
def tl(lab,S):
    global r
    S=dict(S); S['pct_units']=round(S['units']/N,3); S['sf']=round(S['total_sf']/S['units']); S['market_sf']=round(S['market_total']/S['total_sf'],2)
    ws.merge_range(r,2,r,3,lab,F(bold=1,bg_color='#D9E2F3'))
    for i,k in enumerate(K): ws.write(r,4+i,S.get(k,''),ft[k])
    tots.append(dict(label=lab,**{k:S[k] for k in K if k in S})); r+=1
for bn,ts in B:
    s0=r; S={}
    for n,be,ba,sf,u,psf in ts:
        mk=round(sf*psf*R.uniform(.97,1.04)/5)*5; ac=round(mk*R.choice([.82,.88,.91,.95,1.03])); occ=u-R.choice([0,0,1] if u>2 else [0])
        if n=='Meeting hall': ac=mk
        v=dict(units=u,pct_units=round(u/N,3),beds=be,baths=ba,sf=sf,total_sf=sf*u,market=mk,market_sf=round(mk/sf,2),market_total=mk*u,actual=ac,actual_sf=round(ac/sf,2),actual_total=ac*occ,ltl=mk*u-ac*occ)
        ws.write(r,3,n,fl)
        for i,k in enumerate(K):
            if v[k] is None: ws.write(r,4+i,'–',fd)
            else: ws.write(r,4+i,v[k],fs[k])
        rows.append(dict(property=bn.replace('\n',' '),type=n,**v)); r+=1
        for k in AD: S[k]=S.get(k,0)+v[k]
    ws.merge_range(s0,2,r-1,2,bn,F(text_wrap=1,bold=1,valign2=0) if False else wb.add_format({'font_name':'Calibri','font_size':10,'bold':1,'text_wrap':1,'valign':'top','bottom':1}))
    tl('All '+bn.split('\n')[0],S)
    for k in AD: G[k]=G.get(k,0)+S[k]
r+=1; tl('Cathedral Close',G)
ws.write(r+1,2,'Source: rent roll of the Real Estate Office, 1 June 2026; market rents are our opinion. Includes units held vacant.',F(italic=1,font_color='#666666'))
ws.set_column(0,1,2); ws.set_column(2,2,14); ws.set_column(3,3,25); ws.set_column(4,7,7); ws.set_column(8,16,10.5); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
truth(STEM,'UM',K,rows,tots)
