import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
import xlsxwriter
F='propertyware_rent_roll_export.xlsx'; R=random.Random(4417); N=Names(R); D=dt.date
wb=xlsxwriter.Workbook(os.path.join(DOC,F)); ws=wb.add_worksheet('Rent Roll'); H=wb.add_format({'bold':1,'bg_color':'#DCE6F1','text_wrap':1,'valign':'top'}); G=wb.add_format({'bold':1,'font_color':'#1F497D'})
ws.write(0,0,'Rent Roll',wb.add_format({'bold':1,'font_size':14})); ws.write(1,0,'Portfolio: Red Clay Rentals - Birmingham'); ws.write(2,0,'Report run 02/11/2026 08:14 CST')
hd=['Portfolio','Building','Unit','Bedrooms','Bathrooms','Total Area','Unit Ready','Lease Name','Lease Status','Start Date','End Date','Move In','Scheduled Move Out','Target Rent','Base Rent','Pet Fees','Filter Program','Total Recurring','Security Deposit Held','Balance']
for i,h in enumerate(hd): ws.write(4,i,h,H)
ws.set_row(4,44)
ST=['4412 Terrace R','128 Roebuck Dr','917 Tuscaloosa Ave SW','2205 15th Pl N','316 Cedar Crest Rd','5530 Court J','1841 Forestdale Blvd','709 Huffman Rd','2600 Ensley 5-Pts W Ave','83 Red Hollow Rd','1109 Avenue V','447 Springville Ct','3216 Norwood Blvd','650 Minor Pkwy','1907 Pike Rd','2418 St Charles Ave SW','76 Valley Brook Ln','5021 Georgia Rd','1213 Cotton Ave SW','824 Raimund Rd','1500 Alemeda Ave SW']
rows=[]; r=5; T=[0]*7; units=occ=0
def money(x): return format(x,',.2f') if x>=0 else '-'+format(-x,',.2f')
for i,s in enumerate(ST):
    us=['A','B'] if i in(3,11) else ['1','2','3','4'] if i==14 else [None]
    for u in us:
        br=2 if u else R.choice([3,3,3,4]); tr=(875 if u else {3:1195,4:1375}[br])+R.choice([0,0,25,50,-25]); sq=(820 if u else {3:1210,4:1540}[br])+10*R.randint(-6,9); ba=1 if u else R.choice([1,1.5,2]); units+=1
        row=dict(unit=u or s,building=s,unitType=None,area=sq,marketRent=tr); x=R.random(); vals=['Red Clay Rentals',s,u or '',str(br),str(ba),format(sq,','),'Yes' if R.random()<.9 else 'No']
        if x<.1: vals+=['','Vacant','','','','',money(tr)]+['']*6; row.update(statusText='Vacant'); T[0]+=tr
        else:
            a,l=N.pair(); nm='%s %s'%(a,l)
            if R.random()<.3: nm+=' - %s %s'%(R.choice(FIRST),l)
            mi=D(R.choice([2020,2022,2023,2024,2025]),R.randint(1,12),R.randint(1,28)); sd=D(2025,R.randint(1,12),1); sd=max(sd,mi) if mi.year==2025 else sd; ed=D(2026,R.randint(3,12),28); st='Active' if x>.2 else R.choice(['Active - Notice Given','Month to Month','Eviction']); mo=D(2026,3,31) if 'Notice' in st else None
            br_=tr-R.choice([0,0,20,45,80]); pf=R.choice([0,0,25]); fp=R.choice([0,19.95,19.95]); dep=R.choice([br_,tr,600]); bal=R.choice([0]*6+[-45,br_+fp,310.4]); tot=round(br_+pf+fp,2); mt=st.startswith('Month'); f=lambda d:d.strftime('%m/%d/%Y') if d else ''
            vals+=[nm,st,f(sd),'' if mt else f(ed),f(mi),f(mo),money(tr),money(br_),money(pf),money(fp),money(tot),money(dep),money(bal)]
            row.update(tenantName=nm,statusText=st,leaseStartDate=sd,leaseEndDate=None if mt else ed,moveInDate=mi,moveOutDate=mo,contractRent=br_,deposit=dep,balance=bal,charges=[dict(code='Base Rent',amount=br_),dict(code='Pet Fees',amount=pf),dict(code='Filter Program',amount=fp)],totalCharges=tot); occ+=1
            for j,v in enumerate((tr,br_,pf,fp,tot,dep,bal)): T[j]+=v
        if u is None: row['unit']=s
        for c,v in enumerate(vals): ws.write_string(r,c,v) if v!='' else None
        rows.append(row); r+=1
ws.write(r,0,'Total',G); ws.write(r,2,str(units)+' units',G)
for j,v in enumerate(T): ws.write_string(r,13+j,money(round(v,2)),G)
for i,w in enumerate((17,25,8,9,10,10,10,32,20,11,11,11,13,10,10,9,10,11,11,10)): ws.set_column(i,i,w)
ws.set_column(6,6,10,None,{'hidden':1}); ws.autofilter(4,0,r-1,19); ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,rows,'SINGLE_FAMILY_RENTAL','r44c','Propertyware-like flat export of houses and small buildings, amounts as text, hidden column, only a run date',propertyName='Red Clay Rentals - Birmingham',asOnDate=None,units=units,occupied=occ,vacant=units-occ,hard=True)
