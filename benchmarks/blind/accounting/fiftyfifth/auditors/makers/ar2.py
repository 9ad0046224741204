# affordable senior housing, resident aged receivable by building, HAP column, legacy .xls (xlwt)
import random, xlwt
from common import *
R=random.Random(4119); NAME='CedarLanding_AR_0430.xls'
FN='Agnes Bernice Clement Delia Eustace Flora Gus Hattie Ignatius June Kermit Lorna Merle Nettie Orville Pearl Quentin Rosalind Sylvester Thelma Ursula Vernon Wilma Yolanda Zeke Alma Burl Cora Dewey Effie Floyd Geneva Homer Inez Jasper Leona Milton Odessa Percy Ruthie'.split()
LN='Abernethy Bascombe Calloway Dunleavy Eggers Fontaine Gilchrist Haverty Ingersoll Jelinek Kowalczyk Lattimore Mapes Nordstrom Oyelaran Pruett Quezada Rademacher Salazar-Boyd Tillotson Underhill Vasquez Wembley Xiong Yarborough Zielinski Amundsen Boisvert Castonguay Desrosiers Eklund Fitch Grabowski Hollister Iverson Jacobi Kettering Loomis Mwangi Nakamura Ostrowski Pappas'.split()
used=set()
def name():
    while 1:
        n=f'{R.choice(LN)}, {R.choice(FN)}'+R.choice(['',' '+R.choice('ABCDEJLMRST')+'.'])
        if n not in used: used.add(n); return n
BL=[('Building A',3,['A'],34),('Building B',3,['B'],36),('Building C',3,['C'],31),('Cottages',1,['CT'],14)]
wb=xlwt.Workbook(); ws=wb.add_sheet('AR Aging')
s=lambda t,fmt=None: xlwt.easyxf(t,num_format_str=fmt) if fmt else xlwt.easyxf(t)
base='font: name Arial, height 160'
st=s(base); num_=s(base,'#,##0.00;(#,##0.00)'); b=s(base+', bold on'); ti=s('font: name Arial, height 220, bold on'); h=s(base+', bold on; align: horiz center, wrap on; borders: bottom thin'); hg=s(base+', bold on; align: horiz center; borders: bottom thin'); tn=s(base+', bold on; borders: top thin','#,##0.00;(#,##0.00)'); tg=s(base+', bold on; borders: top thin, bottom double','#,##0.00;(#,##0.00)'); sec=s(base+', bold on; pattern: pattern solid, fore_colour ice_blue')
ws.write(0,0,'Cedar Landing Senior Apartments (Sec. 8 / LIHTC)',ti); ws.write(1,0,'Aged Receivables - Residents and Subsidy',b); ws.write(2,0,'As of April 30, 2025',st); ws.write(2,11,'rpt ARAGE07',st)
ws.write_merge(4,4,4,9,'Resident Portion',hg)
HD=['Unit','Res. ID','Resident','St','Current','1-30','31-60','61-90','Over 90','Total Due','Prepaid','HAP Subsidy Due','Security Deposit']
for j,t in enumerate(HD): ws.write(5,j,t,h)
K=['current','b1_30','b31_60','b61_90','b90','total','prepaid','other:HAP Subsidy Due','deposit']
rows=[];tot=[];G=[0]*9;r=6;gn=0
def resident(unit,former=False):
    v=[0]*9; rent=R.choice([184,207,213,226,241,258,264,279,297,311,326,342,368,391,417])*100; x=R.random()
    if former:
        v[4]=R.randint(9000,168000); 
        if R.random()<.4: v[3]=R.randint(4000,30000)
    elif x<.33: v[6]=-R.choice([rent,rent,100*R.randint(2,60),R.randint(150,9000)])
    elif x<.62: v[0]=R.choice([rent,rent,R.randint(300,6500),1000])
    elif x<.75: v[0]=rent; v[1]=R.choice([rent,R.randint(1200,15000)])
    elif x<.83: v[0]=rent; v[1]=rent; v[2]=R.choice([rent,R.randint(2500,12000)])
    elif x<.88: v[0]=v[1]=v[2]=rent; v[3]=rent; v[4]=R.randint(3500,rent*2)
    else: pass
    v[5]=sum(v[:5])
    if not former:
        if R.random()<.3 or v[5]==0 and v[6]==0: v[7]=R.choice([61200,68400,70100,73900,75500,78800,R.randint(2000,30000)])
        v[8]=R.choice([0,rent,rent,20000,25000,30000])
    return v
def put(unit,rid,nmx,stt,v):
    global r
    ws.write(r,0,unit,st); ws.write(r,1,rid,st); ws.write(r,2,nmx,st); ws.write(r,3,stt,st)
    row={'unit':unit,'resident':rid,'name':nmx}
    for j,(k,q) in enumerate(zip(K,v)):
        if q or k=='total': ws.write(r,4+j,num(q),num_); row[k]=num(q)
    rows.append(row); r+=1
planted=None; id_=2080
for bn,fl,pre,cnt in BL:
    ws.write_merge(r,r,0,12,bn,sec); r+=1; T=[0]*9
    if pre[0]=='CT': units=[f'CT-{i}' for i in range(1,15)]
    else: units=sorted(R.sample([f'{pre[0]}{f}{n:02d}' for f in (1,2,3) for n in range(1,17)],cnt))
    for i,u in enumerate(units):
        v=resident(u); id_+=R.randint(1,9); rid=f't{id_:07d}'; nx=name(); stt='C' if R.random()<.95 else 'N'
        put(u,rid,nx,stt,v); T=[a+c for a,c in zip(T,v)]
        if bn=='Building C' and planted is None and i>12 and v[2] and v[5]>40000:
            put(u,rid,nx,stt,v); planted={"what":f"Building C: the line of {nx} (unit {u}, Total Due {c2(v[5])}) is printed twice; the building total and its count of 31 have it once","kind":"row_doubled"}
    lab=f'{bn} total ({cnt} residents)'
    ws.write(r,2,lab,b)
    for j,q in enumerate(T): ws.write(r,4+j,num(q),tn)
    tot.append(dict([('label',lab)]+[(k,num(q)) for k,q in zip(K,T)])); G=[a+c for a,c in zip(G,T)]; gn+=cnt; r+=2
assert planted
ws.write_merge(r,r,0,12,'Former residents',sec); r+=1; T=[0]*9
for u in ['A107','B211','B302','C114','C209','C316','CT-6']:
    v=resident(u,True); id_=R.randint(1400,2050); put(u,f't{id_:07d}',name(),'F',v); T=[a+c for a,c in zip(T,v)]
lab='Former residents total (7 residents)'; ws.write(r,2,lab,b)
for j,q in enumerate(T): ws.write(r,4+j,num(q),tn)
tot.append(dict([('label',lab)]+[(k,num(q)) for k,q in zip(K,T)])); G=[a+c for a,c in zip(G,T)]; gn+=7; r+=2
lab=f'Property total ({gn} residents)'; ws.write(r,2,lab,b)
for j,q in enumerate(G): ws.write(r,4+j,num(q),tg)
tot.append(dict([('label',lab)]+[(k,num(q)) for k,q in zip(K,G)])); r+=2
ws.write(r,0,'St: C = current, N = on notice, F = former.  Prepaid not netted against Total Due.  HAP = April voucher, unpaid at report date.',st)
for j,w in enumerate([9,11,34,4,11,11,11,11,11,12,12,13,12]): ws.col(j).width=256*w
ws.set_portrait(False); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_fit_num_pages(1) if 0 else None
ws.panes_frozen=True; ws.horz_split_pos=6; ws.header_str=b''; ws.footer_str=b'&R Page &P'
wb.save(doc(NAME))
save(NAME,'AR','affordable senior residents by building, HAP column, legacy xls, large',False,K,rows,tot,planted=planted,sheet='AR Aging')
print(len(rows),planted,[num(g) for g in G])
