# self-storage site: facility software export, 236 spaces, csv-like
from common import *
import xlsxwriter
R=random.Random(802); F='X02_Padlock_Storage_unit_status.xlsx'
ppl=people(R,240); rows=[]
sz={'5x5':48,'5x10':74,'10x10':112,'10x15':149,'10x20':186,'10x30':239,'PARK 12x30':95}
plan=[('A','5x5',28),('A','5x10',34),('B','10x10',44),('B','10x15',30),('C','10x20',38),('C','10x30',26),('D','PARK 12x30',36)]
cnt={};i=0
for b,s,n in plan:
    for _ in range(n):
        cnt[b]=cnt.get(b,100)+1; u=f'{b}{cnt[b]}' if b!='D' else f'P{cnt[b]-100:02d}'
        w,l=[int(z) for z in s.replace('PARK ','').split('x')]
        r=dict(unit=u,unitType=s,area=w*l,marketRent=float(sz[s]))
        x=R.random()
        if x<.80:
            r['statusText']=R.choice(['Rented']*14+['Lien','Lien','Auction'])
            r['tenantName']=ppl[i]; i+=1
            r['contractRent']=float(sz[s]+R.choice([-15,-10,0,0,4,8,12,19])); mi=dt.date(R.randint(2014,2025),R.randint(1,12),R.randint(1,28)); 
            if mi>dt.date(2025,8,31): mi=dt.date(2025,6,14)
            r['_mi']=mi; r['_pt']=dt.date(2025,9,R.randint(2,28)) if r['statusText']=='Rented' else dt.date(2025,R.randint(3,6),R.randint(1,28))
            r['_ins']=R.choice([0,11.0,14.0]); r['balance']=0.0 if r['statusText']=='Rented' and R.random()<.85 else round(r['contractRent']*R.choice([1,2,3])+20,2)
        elif x<.93: r['statusText']='Vacant'
        elif x<.96: r['statusText']='Unrentable'
        elif x<.985: r['statusText']='Reserved'; 
        else: r['statusText']='Company'; r['tenantName']='Site office use'; r['contractRent']=0.0
        rows.append(r)
wb=xlsxwriter.Workbook(D+'/'+F); ws=wb.add_worksheet('UnitStatus'); g=wb.add_format({'font_name':'Tahoma','font_size':8}); h=wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1,'bg_color':'#D9D9D9','border':1}); mf=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'$#,##0.00'}); df=wb.add_format({'font_name':'Tahoma','font_size':8,'num_format':'mm/dd/yyyy'}); b=wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1,'num_format':'$#,##0.00'}); tt=wb.add_format({'font_name':'Tahoma','font_size':12,'bold':1})
ws.write(0,0,'Padlock Self Storage - Route 46 (Site 0318)',tt); ws.write(1,0,'Unit Status / Rent Roll',g); ws.write(2,0,'As of 08/31/2025 23:59  -  printed 09/03/2025 by receiver',g)
H=['Space','Size','Sq Ft','Status','Customer','Moved In','Paid Thru','Standard Rate','Actual Rate','Insurance','Rate Variance','Balance Due']
for j,x in enumerate(H): ws.write(4,j,x,h)
r0=5
for r in rows:
    ws.write(r0,0,r['unit'],g); ws.write(r0,1,r['unitType'],g); ws.write(r0,2,r['area'],g); ws.write(r0,3,r['statusText'],g); ws.write(r0,7,r['marketRent'],mf)
    if r.get('tenantName'):
        ws.write(r0,4,r['tenantName'],g); ws.write(r0,8,r['contractRent'],mf)
        if '_mi' in r: ws.write_datetime(r0,5,dt.datetime.combine(r['_mi'],dt.time()),df); ws.write_datetime(r0,6,dt.datetime.combine(r['_pt'],dt.time()),df); ws.write(r0,9,r['_ins'],mf); ws.write(r0,11,r['balance'],mf); ws.write(r0,10,r['contractRent']-r['marketRent'],mf); r['moveInDate']=iso(r['_mi']); r['charges']=[dict(code='Insurance',amount=r['_ins'])]
    r0+=1
S=lambda k:sum(r.get(k,0) for r in rows)
ws.write(r0,0,'Totals',b); ws.write(r0,2,S('area'),wb.add_format({'font_name':'Tahoma','font_size':8,'bold':1,'num_format':'#,##0'}))
for j,k in((7,'marketRent'),(8,'contractRent'),(9,'_ins'),(11,'balance')): ws.write(r0,j,S(k),b)
ws.write(r0,10,sum(r['contractRent']-r['marketRent'] for r in rows if '_mi' in r),b)
r0+=3; ws.write(r0,3,'Status',h); ws.write(r0,4,'Spaces',h); ws.write(r0,5,'Sq Ft',h)
for s in ['Rented','Lien','Auction','Vacant','Reserved','Unrentable','Company']:
    r0+=1; q=[r for r in rows if r['statusText']==s]; ws.write(r0,3,s,g); ws.write(r0,4,len(q),g); ws.write(r0,5,sum(r['area'] for r in q),g)
r0+=1; ws.write(r0,3,'All spaces',b); ws.write(r0,4,len(rows),g); ws.write(r0,5,S('area'),g)
for j,w in enumerate([8,12,7,11,26,11,11,13,11,10,12,12]): ws.set_column(j,j,w)
ws.autofilter(4,0,4+len(rows),11); ws.freeze_panes(5,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'SELF_STORAGE','self-storage software export, long list','236 spaces, statuses Lien/Auction/Unrentable/Reserved/Company, standard against actual rate, variance column, parking spaces','Padlock Self Storage - Route 46','2025-08-31',len(rows),None,None,rows,sheet=None)
