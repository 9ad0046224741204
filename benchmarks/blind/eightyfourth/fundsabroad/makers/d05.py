from common import *
# Dublin co-living / build-to-rent data-room tape, 136 rows, plain export with charges columns; two blocks
import xlsxwriter
R_=random.Random(505);name='d05_cooldrinagh_quay_brt_rentroll.xlsx'
fn='Aoife Cian Niamh Oisín Siobhán Darragh Róisín Eoin Gráinne Fionn Maeve Conor Priya Tomasz Beatriz Luca Ines Mateus Olena Kofi Hana Dmitri Camille Ravi Zofia Anders Mei Yusuf Clara Pedro'.split()
ln="Brannagh Tuohy Kilbane Maddigan Ó Laoire|Prunty|Scallan|Devany|Hurleigh|Costigane|Farrelle|Mulvany|Roughan|Tighe|Wdowiak|Ferraz|Okonjo|Banerji|Lindqvist|Moretto|Duartes|Kovalenka|Haddadi|Sorensby|Pelletieri|Nakagami|Vranic|Garrivan".replace('Brannagh Tuohy Kilbane Maddigan Ó Laoire','Brannagh|Tuohy|Kilbane|Maddigan|Ó Laoire').split('|')
types={'Studio':(26,1595),'Studio Plus':(31,1720),'1 Bed':(46,2075),'2 Bed':(71,2740),'Accessible Studio':(33,1595)}
rows=[];out=[]
for blk,fl,per in (('Block A – The Weir',7,10),('Block B – The Lock',6,11)):
    for f in range(1,fl+1):
        for k in range(1,per+1):
            u='%s%d%02d'%('A' if 'Weir' in blk else 'B',f,k)
            ty='Accessible Studio' if (k==1 and f in(1,2)) else {0:'2 Bed',9:'2 Bed',4:'1 Bed',5:'1 Bed',6:'Studio Plus'}.get((k)%10,'Studio')
            a,mk=types[ty];a=round(a+R_.choice([-.8,-.3,0,.2,.9]),1);mk=mk+(f-1)*10
            q=R_.random()
            if q<.055: stt='Vacant'
            elif q<.075: stt='Vacant - Reserved'
            elif q<.13: stt='Notice'
            else: stt='Let'
            r=dict(building=blk,unit=u,unitType=ty,area=a,statusText=stt,marketRent=mk)
            if not stt.startswith('Vacant'):
                s=d(R_.choice([2024,2024,2025,2025,2025]),R_.randint(1,12),R_.choice([1,1,1,5,12,15,20,28]))
                if s>d(2025,10,31): s=s.replace(year=2024)
                e=addy(s,1)-dt.timedelta(1)
                while e<d(2025,10,31): e=addy(e,1)
                rent=mk-R_.choice([0,0,20,35,45,60,75]);base=R_.choice(fn)+' '+R_.choice(ln)
                if ty=='2 Bed': base+=' & '+R_.choice(fn)+' '+R_.choice(ln)
                fibre=R_.choice([0,25,25]);park=R_.choice([0,0,0,0,120]);pet=R_.choice([0]*9+[30])
                bal=R_.choice([0]*12+[rent,-50,125.5,round(rent/2,2),-rent])
                r.update(tenantName=base,moveInDate=s.isoformat(),leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=rent,charges=[dict(code='Fibre',amount=fibre),dict(code='Parking',amount=park),dict(code='Pet',amount=pet)],deposit=rent,balance=bal)
                r['_tot']=rent+fibre+park+pet;r['totalCharges']=r['_tot'];r.pop('moveInDate')
                r['_s']=s;r['_e']=e
            out.append(r)
wb=xlsxwriter.Workbook(D+name);ws=wb.add_worksheet('RR 31.10.25');wl=wb.add_worksheet('Lookups')
ws.hide_gridlines(2)
b=wb.add_format({'bold':1,'font_name':'Liberation Sans','font_size':9,'bottom':2,'text_wrap':1,'valign':'bottom'});n=wb.add_format({'font_name':'Liberation Sans','font_size':9});
e0=wb.add_format({'font_name':'Liberation Sans','font_size':9,'num_format':'€#,##0;[Red]-€#,##0;€0'});e2=wb.add_format({'font_name':'Liberation Sans','font_size':9,'num_format':'€#,##0.00;[Red](€#,##0.00);€0.00'})
dd=wb.add_format({'font_name':'Liberation Sans','font_size':9,'num_format':'dd/mm/yyyy'});sq=wb.add_format({'font_name':'Liberation Sans','font_size':9,'num_format':'0.0'});T=wb.add_format({'bold':1,'font_name':'Liberation Sans','font_size':13});vac=wb.add_format({'font_name':'Liberation Sans','font_size':9,'bg_color':'#FCE4D6'})
te=wb.add_format({'bold':1,'font_size':9,'top':1,'num_format':'€#,##0.00'});tl=wb.add_format({'bold':1,'font_size':9,'top':1,'num_format':'#,##0.0'})
ws.write('B1','Cooldrinagh Quay, Dublin 8 - residential rent roll',T);ws.write('B2','Position at 31 October 2025. Sláine Living (operator). Confidential - data room 04.02',n)
h=['Apt','Block','Type','NIA m²','Resident(s)','Status','Lease Start','Lease End','Asking Rent pcm','Current Rent pcm','Fibre','Parking','Pet','Total Billed pcm','Deposit Held','Arrears / (Credit)']
for i,x in enumerate(h): ws.write(3,1+i,x,b)
r0=4
for r in out:
    v=r['statusText'].startswith('Vacant');nf=vac if v else n
    ws.write(r0,1,r['unit'],nf);ws.write(r0,2,r['building'],nf);ws.write(r0,3,r['unitType'],nf);ws.write(r0,4,r['area'],sq);ws.write(r0,5,r.get('tenantName',''),nf);ws.write(r0,6,r['statusText'],nf);ws.write(r0,9,r['marketRent'],e0)
    if not v:
        ws.write_datetime(r0,7,dt.datetime.combine(r['_s'],dt.time()),dd);ws.write_datetime(r0,8,dt.datetime.combine(r['_e'],dt.time()),dd)
        ws.write(r0,10,r['contractRent'],e0)
        for k in range(3): ws.write(r0,11+k,r['charges'][k]['amount'],e0)
        ws.write(r0,14,r['totalCharges'],e0);ws.write(r0,15,r['deposit'],e0);ws.write(r0,16,r['balance'],e2)
    r0+=1
S=lambda f:sum((f(r) or 0) for r in out)
tot=[S(lambda r:r['area']),None,None,None,None,S(lambda r:r['marketRent']),S(lambda r:r.get('contractRent'))]+[S(lambda r:r['charges'][k]['amount'] if 'charges' in r else 0) for k in range(3)]+[S(lambda r:r.get('totalCharges')),S(lambda r:r.get('deposit')),round(S(lambda r:r.get('balance')),2)]
ws.write(r0,1,'Total',tl);ws.write(r0,2,'%d apartments'%len(out),tl);ws.write(r0,3,'',tl);ws.write(r0,4,round(tot[0],1),tl)
for i in range(5,9): ws.write(r0,i,'',tl)
for i,x in enumerate(tot[5:]): ws.write(r0,9+i,x,te)
nv=sum(1 for r in out if r['statusText'].startswith('Vacant'))
ws.write(r0+2,2,'Let (incl. notice)',n);ws.write(r0+2,4,len(out)-nv,n);ws.write(r0+3,2,'Vacant',n);ws.write(r0+3,4,nv,n);ws.write(r0+4,2,'Occupancy',n);ws.write(r0+4,4,(len(out)-nv)/len(out),wb.add_format({'num_format':'0.0%','font_size':9}))
for i,w in enumerate([2,7,18,16,7,36,16,11,11,10,10,8,8,7,11,10,12]): ws.set_column(i,i,w)
ws.set_row(3,26);ws.autofilter(3,1,r0-1,16);ws.freeze_panes(4,2);ws.set_landscape();ws.fit_to_pages(1,0);ws.repeat_rows(3)
for i,(k,v) in enumerate(types.items()): wl.write(i+1,0,k);wl.write(i+1,1,v[1])
wl.write(0,0,'Type');wl.write(0,1,'Floor 1 asking rent')
wb.close()
rows=[{k:v for k,v in r.items() if k[0]!='_'} for r in out]
save(name,rows,'Cooldrinagh Quay','2025-10-31','MULTIFAMILY','Irish BTR operator tape, block column, accents, charges columns',units=len(out),occ=len(out)-nv,vac=nv,sheet='RR 31.10.25',checks=[('rent',tot[6],'contractRent'),('mkt',tot[5],'marketRent'),('tot',tot[10],'totalCharges'),('bal',tot[12],'balance')])
print(len(out))
