import json,os
B='.'
def put(file,kind,money,rows,totals,planted,asset,author,style,hard):
    name=file.rsplit('.',1)[0]
    for r in rows+totals:
        for k,v in r.items():
            if isinstance(v,float): r[k]=round(v,4)
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(f'{B}/truth/{name}.json','w'),indent=1)
    p=f'{B}/index.json'
    idx=json.load(open(p)) if os.path.exists(p) else []
    idx=[e for e in idx if e['file']!=file]
    idx.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
    json.dump(idx,open(p,'w'),indent=1)
    print(name,len(rows),'rows',len(totals),'totals')
