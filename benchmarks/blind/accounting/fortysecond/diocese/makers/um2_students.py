# student residences; .xls via LibreOffice; PLANTED count_wrong
import random, xlsxwriter, subprocess, os
from common import *
R=random.Random(4208); STEM='NEWMAN_RES_MIX_FALL26'
H=[('NEWMAN HALL',[('N-ST','Studio single',0,1,288,10),('N-1A','1 bedroom',1,1,455,8),('N-2A','2 bed 1 bath',2,1,690,14),('N-2B','2 bed 2 bath',2,2,745,12),('N-4A','4 bed 2 bath',4,2,1180,9)]),
 ('DOROTHY DAY HOUSE',[('D-2S','2 bed suite',2,1,610,11),('D-3S','3 bed suite',3,1.5,905,7),('D-4S','4 bed suite',4,2,1120,10),('D-6T','6 bed townhouse',6,3,1890,4)]),
 ('ST. PIER GIORGIO ANNEX',[('P-1','Single room + kitchenette',1,1,260,6),('P-2','Double w/ study',1,1,340,5)])]
tmp='.'; os.makedirs(tmp,exist_ok=True); x=f'{tmp}/{STEM}.xlsx'
wb=xlsxwriter.Workbook(x); ws=wb.add_worksheet('MIX'); F=lambda **k: wb.add_format({**dict(font_name='Arial',font_size=9),**k})
h=F(bold=1,align='center',border=1,bg_color='#C0C0C0',text_wrap=1); n0=F(num_format='#,##0'); pc=F(num_format='0.0%'); n1=F(num_format='0.0'); b=F(bold=1); t0=F(bold=1,num_format='#,##0',top=1); tp=F(bold=1,num_format='0.0%',top=1)
ws.write(0,0,'NEWMAN STUDENT RESIDENCES - APARTMENT MIX AND LEASING',F(bold=1,font_size=12)); ws.write(1,0,'Fall Term 2026, status 15 July 2026'); ws.write(2,0,'Rents are per apartment per month')
K=['units','occupied','vacant','pct_occ','beds','baths','other:Bed Spaces','sf','market','actual','market_total']
ws.merge_range(4,2,4,5,'APARTMENTS',h); ws.merge_range(4,6,4,8,'MAKE-UP',h); ws.merge_range(4,10,4,12,'RENT',h); ws.write(4,9,'AVG',h); ws.write(4,0,'',h); ws.write(4,1,'',h)
for i,q in enumerate(['CODE','PLAN','NO.','LEASED','OPEN','PCT LEASED','BR','BATH','BED SPACES','SQ FT','ASKING','IN PLACE','GROSS POTENTIAL']): ws.write(5,i,q,h)
r=6;rows=[];tots=[];G=[0]*5
def tl(lab,s,fake=None):
    u=fake or s[0]; p=round(s[1]/s[0],3)
    ws.write(r,1,lab,F(bold=1,top=1)); ws.write(r,0,'',t0)
    for c,v,f in[(2,u,t0),(3,s[1],t0),(4,s[2],t0),(5,p,tp),(6,'',t0),(7,'',t0),(8,s[3],t0),(9,'',t0),(10,'',t0),(11,'',t0),(12,s[4],t0)]: ws.write(r,c,v,f)
    tots.append({'label':lab,'units':u,'occupied':s[1],'vacant':s[2],'pct_occ':p,'other:Bed Spaces':s[3],'market_total':s[4]})
for hn,ts in H:
    ws.write(r,0,hn,b); r+=1; S=[0]*5
    for c,d,br,ba,sf,n in ts:
        v=R.choice([0,0,1,1,2,3]); o=n-v; sp=n*max(br,1)*(2 if c=='P-2' else 1); mk=round((520+ (690*max(br,1)))*R.uniform(.92,1.05)/5)*5; ip=mk-R.randint(5,70); p=round(o/n,3)
        for i,(q,f) in enumerate([(c,F()),(d,F()),(n,n0),(o,n0),(v,n0),(p,pc),(br,n0),(ba,n1),(sp,n0),(sf,n0),(mk,n0),(ip,n0),(mk*n,n0)]): ws.write(r,i,q,f)
        rows.append({'property':hn,'type':c,'desc':d,'units':n,'occupied':o,'vacant':v,'pct_occ':p,'beds':br,'baths':ba,'other:Bed Spaces':sp,'sf':sf,'market':mk,'actual':ip,'market_total':mk*n})
        S=[a+q for a,q in zip(S,[n,o,v,sp,mk*n])]; r+=1
    tl('TOTAL '+hn,S); r+=2; G=[a+q for a,q in zip(G,S)]
wrong=G[0]+3; tl('ALL RESIDENCES',G,wrong); r+=2
ws.write(r,0,'P-2 doubles hold two bed spaces in one bedroom. Model apartment in N-2A counted as leased.',F(italic=1)); ws.write(r+1,0,'Campus Ministry housing desk, ext. 4417',F(italic=1))
ws.set_row(5,26); ws.set_column(0,0,9); ws.set_column(1,1,26); ws.set_column(2,12,10); ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
subprocess.run(['soffice','-env:UserInstallation=file://.','--headless','--convert-to','xls:MS Excel 97','--outdir',DOC,x],check=True,capture_output=True,timeout=300)
truth(STEM,'UM',K,rows,tots,dict(kind='count_wrong',what=f'ALL RESIDENCES prints {wrong} apartments; the three residences total {G[0]} (leased {G[1]} + open {G[2]})')); print(G,wrong)
