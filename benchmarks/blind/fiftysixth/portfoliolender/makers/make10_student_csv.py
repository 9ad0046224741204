from common import *
import csv
rng=random.Random(5610)
FILE='bedroll_export_KILN_20261001.csv'
nm=names(rng,200)
rows=[];i=0
fp={"4x4 Firebrick":(1420,[645,655,660]),"2x2 Glaze":(905,[790,805]),"3x3 Slip":(1180,[705,715])}
out=[]
for fl in (1,2,3,4):
    for k in range(1,12):
        p=["4x4 Firebrick","4x4 Firebrick","2x2 Glaze","3x3 Slip"][(k*3+fl)%4]
        for bed in "ABCD"[:int(p[0])]:
            mk=float(rng.choice([max(fp[p][1])]))
            r={"unit":f"{fl}{k:02d}-{bed}","unitType":p,"marketRent":mk,"propertyName":"The Kiln at Potter's Row"}
            x=rng.random()
            if x<.06: r["statusText"]="Vacant Unrented Ready"
            elif x<.08: r["statusText"]="Vacant Unrented Not Ready"
            elif x<.10: r["statusText"]="Vacant Rented Ready"
            else:
                a=nm[i];i+=1
                r["statusText"]="Occupied No Notice" if x<.95 else rng.choice(["Occupied On Notice","Notice Rented"])
                r["tenantName"]=f"{a[1]}, {a[0]}"
                base=float(rng.choice(fp[p][1]));ut=35.0;pk=rng.choice([0.0,0.0,60.0]);fu=rng.choice([0.0,25.0])
                r["contractRent"]=base
                r["charges"]=[{"code":"rent","amount":base},{"code":"util_pkg","amount":ut},{"code":"parking","amount":pk},{"code":"furniture","amount":fu}]
                r["totalCharges"]=base+ut+pk+fu
                r["leaseStartDate"]=D(2026,8,22);r["leaseEndDate"]=D(2027,7,31) if rng.random()<.9 else D(2026,12,31)
                r["moveInDate"]=D(2026,8,22) if rng.random()<.6 else D(2025,8,23)
                if "otice" in r["statusText"] and r["statusText"]!="Occupied No Notice": r["moveOutDate"]=D(2026,12,31);r["leaseEndDate"]=D(2026,12,31)
                r["deposit"]=rng.choice([0.0,0.0,150.0]);r["balance"]=rng.choice([0.0]*6+[r["totalCharges"],-20.0,round(rng.uniform(10,400),2)])
            r["_sq"]=fp[p][0]
            rows.append(r)
ds=lambda d:d.strftime("%Y%m%d") if d else ""
with open(os.path.join(DOC,FILE),"w",newline="",encoding="utf-8-sig") as f:
    w=csv.writer(f,quoting=csv.QUOTE_MINIMAL)
    w.writerow(["as_of","property_name","bed_id","floorplan","occ_status","resident","move_in","lease_begin","lease_end","move_out","mkt_rent","rent","util_pkg","parking","furniture","tot_sched_chg","dep_on_hand","bal"])
    for r in rows:
        ch=[f"{z['amount']:.2f}" for z in r["charges"]] if "charges" in r else ["","","",""]
        g=lambda k:f"{r[k]:.2f}" if k in r else ""
        w.writerow(["20261001",r["propertyName"],r["unit"],r["unitType"],r["statusText"],r.get("tenantName",""),ds(r.get("moveInDate")),ds(r.get("leaseStartDate")),ds(r.get("leaseEndDate")),ds(r.get("moveOutDate")),g("marketRent")]+ch+[g("totalCharges"),g("deposit"),g("balance")])
oc=sum("tenantName" in r for r in rows)
truth(FILE,dict(assetType="STUDENT_HOUSING",documentType="RENT_ROLL",author="student-housing system data export",style="flat csv by the bed, database column names, yyyymmdd dates, no totals",hard=False),rows,propertyName="The Kiln at Potter's Row",asOnDate="2026-10-01",units=len(rows),occupied=oc,vacant=len(rows)-oc)
