import random; from common import *
import openpyxl; from openpyxl.styles import Font
R=random.Random(4404); N='rr_export_thequad_20260331.xlsx'
nm=iter(names(R,160,'LF')); wb=openpyxl.Workbook(); ws=wb.active; ws.title='rr_export_thequad_20260331'
H=['snapshot_dt','prop_cd','prop_nm','bldg_cd','spc_id','unit_key','flrpln','bd_ct','spc_sqft','occ_stat','hshld_nm','lse_beg_dt','lse_exp_dt','actl_mvin_dt','ntc_vac_dt','mkt_rnt_amt','eff_rnt_amt','furn_chg','util_pkg_chg','prkg_chg','tot_recur_chg','dep_held_amt','ar_bal_amt','guarantor_flg']
ws.append(H)
FP={'2x2-TH':(2,405,935),'4x4-A':(4,312,789),'4x2-B':(4,288,699),'1x1-S':(1,560,1245)}
T=[];beds=[]
def add(b,u,sp,fp,st,nmv,ls,le,mi,ntc,mk,ch,dep,bal):
    n,sf,_=FP[fp]; tot=sum(ch.values()) if ch else None
    t=lambda d: d.isoformat() if d else None
    money=lambda v: None if v is None else round(float(v),2)
    row=['2026-03-31','TQ-0093','The Quad at Larchmont Ave',b,f'{u}-{sp}',100000+len(T)*7,fp,n,sf,st,nmv,t(ls),t(le),t(mi),t(ntc),f'{mk:.2f}']+([money(ch[k]) for k in('r','f','u','p')]+[money(tot)] if ch else [None]*5)+[money(dep),money(bal),R.choice('YN') if nmv else None]
    ws.append(row)
    T.append(dict(unit=f'{u}-{sp}',building=b,propertyName='The Quad at Larchmont Ave',unitType=fp,area=sf,statusText=st,tenantName=nmv,leaseStartDate=t(ls),leaseEndDate=t(le),moveInDate=t(mi),marketRent=mk,contractRent=ch and ch['r'],charges=[dict(code=c,amount=ch[k]) for c,k in(('furn_chg','f'),('util_pkg_chg','u'),('prkg_chg','p'))] if ch else None,totalCharges=tot,deposit=dep,balance=bal,moveOutDate=t(ntc)))
AY0,AY1=D(2025,8,16),D(2026,7,31); occ=vac=0
for b,us in (('A',[('101','4x4-A'),('102','4x4-A'),('103','2x2-TH'),('201','4x4-A'),('202','4x2-B'),('203','2x2-TH')]),('B',[('101','4x2-B'),('102','4x2-B'),('103','1x1-S'),('201','4x4-A'),('202','4x2-B'),('203','1x1-S'),('301','4x4-A')]),('TH',[('1','2x2-TH'),('2','2x2-TH'),('3','2x2-TH'),('4','2x2-TH'),('5','2x2-TH'),('6','2x2-TH'),('7','2x2-TH'),('8','2x2-TH')]),('C',[('101','4x4-A'),('102','4x4-A'),('201','4x4-A'),('202','4x4-A'),('301','4x2-B'),('302','1x1-S')])):
    for u,fp in us:
        n,sf,mk=FP[fp]
        for k in range(n):
            sp='abcd'[k] if n>1 else 's'; x=R.random()
            cg=lambda: dict(r=float(mk-R.choice([0,0,10,20,35,50])),f=R.choice([0.,0.,30.]),u=55.,p=R.choice([0.,0.,0.,45.]))
            uu=f'{b}{u}'
            if x<.1: vac+=1; add(b,uu,sp,fp,'VACANT',None,None,None,None,None,float(mk),None,None,None)
            else:
                occ+=1; late=R.random()<.1; ls=D(2026,1,5) if late else AY0
                nt=AY1 if R.random()<.12 else None
                add(b,uu,sp,fp,'NOTICE' if nt else 'CURRENT',next(nm),ls,AY1,ls+TD(R.choice([0,0,1,3])) if R.random()<.7 else D(2024,8,17),nt,float(mk),cg(),R.choice([0.,200.,350.]),R.choice([0.,0.,0.,0.,round(R.uniform(20,1900),2),-35.,-round(R.uniform(50,700),2)]))
            if R.random()<.13: add(b,uu,sp,fp,'PRELEASED',next(nm),D(2026,8,15),D(2027,7,31),None,None,float(mk+30),dict(cg(),r=float(mk+R.choice([0,15,30]))),R.choice([0.,200.]),0.)
ws.append([]); ws.append([f'-- {len(T)} rows; spaces={occ+vac}; occupied={occ}; vacant={vac}; preleased={len(T)-occ-vac}'])
for c in 'BFHX': ws.column_dimensions[c].hidden=c in 'FX'
for c,w in dict(A=11,B=9,C=24,E=9,G=8,J=11,K=24,L=11,M=11,N=12,O=11,P=11,Q=11,R=9,S=11,T=9,U=12,V=12,W=11).items(): ws.column_dimensions[c].width=w
ws.freeze_panes='A2'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.auto_filter.ref=f'A1:X{len(T)+1}'
wb.save(doc(N))
finish(N,dict(propertyName='The Quad at Larchmont Ave',asOnDate='2026-03-31',units=occ+vac,occupied=occ,vacant=vac,sheet=None,planted=None,rows=T),'STUDENT_HOUSING','CSV-like database dump, cryptic snake-case headers, beds','text dates, market rent as text, preleased rows share the bed id with current rows, hidden columns')
print(len(T),occ,vac)
